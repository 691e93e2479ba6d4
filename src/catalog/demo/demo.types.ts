import type { Category, Condition } from '#contract/listings';
import type { PictureOf } from './drawings/picture.js';

/** A listing of the demo town, ready to be stored by a seeder; `drawPicture` draws each of its pictures. */
export interface DemoListing {
  /** The `key` of the `DemoSeller` it belongs to. */
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

interface DemoPerson {
  /** What listings refer to: the username of a member, the id of a guest. */
  key: string;
}

export interface DemoMember extends DemoPerson {
  kind: 'member';
  username: string;
  fullName: string;
  bio: string;
  memberSinceMonths: number;
  verified: boolean;
  /** From the range kept free for fiction, so that nobody is ever called. */
  phone: string | null;
}

export interface DemoGuest extends DemoPerson {
  kind: 'guest';
  guestId: string;
}

export type DemoSeller = DemoMember | DemoGuest;
