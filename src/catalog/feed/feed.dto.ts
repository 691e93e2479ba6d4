import { OmitType } from '@nestjs/swagger';
import type { Category, Condition } from '#contract/listings';
import { ImageAnswer } from '#platform/media/media.dto';
import { BrowseParams, ListingCount } from '../browse/browse.dto.js';

/** What browsing is asked with. */
export class FeedParams extends OmitType(BrowseParams, ['facets']) {}

export class FeedSeller {
  id!: string;
  name!: string;
  avatar!: ImageAnswer | null;
  verified!: boolean;
  rating!: number | null;
}

/** A listing that fills the screen. */
export class FeedItem {
  id!: string;
  title!: string;
  /** USD. */
  price!: number;
  condition!: Condition;
  category!: Category;
  location!: string | null;
  /** How the description begins. */
  description!: string;
  image!: ImageAnswer | null;
  seller!: FeedSeller | null;
}

export class FeedPage {
  items!: FeedItem[];
  nextCursor!: string | null;
  /** With the first page: how many there are in all, without those of whoever asks. */
  total?: ListingCount;
}
