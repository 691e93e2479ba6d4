import type { RecentSaleShape } from '#contract/market';
import { ImageAnswer } from '#platform/media/media.dto';
import { ListingCard } from '../browse/browse.dto.js';

export class RecentSale implements RecentSaleShape {
  id!: string;
  title!: string;
  /** USD. */
  price!: number;
  soldAt!: string;
  sellerId!: string;
  sellerName!: string;
  sellerAvatar!: ImageAnswer | null;
}

/** Who sold most this month. */
export class TopSeller {
  id!: string;
  name!: string;
  avatar!: ImageAnswer | null;
  verified!: boolean;
  sales!: number;
  /** USD; null for everybody but the seller. */
  earned!: number | null;
}

export class MarketFigures {
  activePeople!: number;
  itemsSold!: number;
  /** Null without any ratings. */
  rating!: number | null;
}

export class MarketAnswer {
  /** The latest first. */
  recentSales!: RecentSale[];
  /** What was looked at most this week, the hottest first. */
  hotItems!: ListingCard[];
  /** The best first. */
  topSellers!: TopSeller[];
  /** Null until they have been counted. */
  figures!: MarketFigures | null;
}
