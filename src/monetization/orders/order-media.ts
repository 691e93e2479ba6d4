/** What shows the pictures of what a buyer reported. */
export const issueUsage = (orderId: string): string => `monetization.order:${orderId}`;
