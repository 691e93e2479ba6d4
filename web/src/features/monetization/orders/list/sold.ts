/** What the dashboard asks for: what the one who sells has to send, or has sent. */
export const SOLD = { side: 'seller', when: 'open' } as const;
