import type { Category, Condition } from '#contract/listings';
import type { PictureOf } from './drawings/picture.js';

/** A listing of the demo town, ready to be stored; `drawPicture` draws each of its pictures. */
export interface DemoListing {
  /** The person of the town it belongs to: a member's username, a guest's id. */
  seller: string;
  title: string;
  description: string;
  /** USD, at most two decimals; 0 is free. */
  price: number;
  category: Category;
  condition: Condition;
  /** A neighbourhood and the town, or nothing where the seller gave none. */
  location: string | null;
  tags: readonly string[];
  aiGenerated: boolean;
  /** How long before the seeding it was published; below 45 days. */
  minutesAgo: number;
  viewCount: number;
  /** In carousel order; empty for the few that show the sample images of their category. */
  pictures: readonly PictureOf[];
}
