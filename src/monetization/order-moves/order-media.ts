/** What shows the pictures of what is wrong with an order. */
export const orderUsage = (orderId: string): string => `monetization.order:${orderId}`;
