import { threadPath } from '#contract/pages/thread-path';

/** The subject of a sale's one notification. */
export const saleSubject = (saleId: string): string => `sale:${saleId}`;

/** The conversation the buyer had about it. */
export const linkOfSale = (sellerId: string, listingId: string): string => threadPath(sellerId, listingId);
