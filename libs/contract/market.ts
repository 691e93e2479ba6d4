import type { ImageDescriptor } from './media.js';

export const MARKET_LIMITS = {
  /** Spec 1, section 9. */
  recentSales: 10,
  /** Spec 2, section 9. */
  hotItems: 6,
  topSellers: 5,
  medals: 3,
  /** What counts as this week, and as active people. */
  hotDays: 7,
  activeDays: 30,
  /** Who looked at what is kept for so long, longer than anything looks back; how many did, a listing keeps. */
  viewsKeptDays: 90,
} as const;

/** A sale as everybody may see it. */
export interface RecentSaleShape {
  id: string;
  title: string;
  /** USD. */
  price: number;
  /** ISO 8601. */
  soldAt: string;
  sellerId: string;
  sellerName: string;
  sellerAvatar: ImageDescriptor | null;
}
