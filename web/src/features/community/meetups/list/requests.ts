/** What the dashboard asks for: what buyers want of the one who sells. */
export const REQUESTS = { side: 'seller', when: 'upcoming' } as const;
