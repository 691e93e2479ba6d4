import { ImageAnswer } from '#platform/media/media.dto';
import type { PublicProfile } from '../../identity/identity.contract.js';
import { TrustBadge } from '../standing/standing.dto.js';

/** What anybody may know of a person, and what they have done here. */
export class TrustProfile implements PublicProfile {
  id!: string;
  kind!: 'guest' | 'member';
  name!: string;
  username!: string | null;
  avatar!: ImageAnswer | null;
  bio!: string | null;
  memberSince!: string;
  /** Of 5 stars, one decimal; null before the first review. */
  rating!: number | null;
  totalRatings!: number;
  verifiedSeller!: boolean;
  badges!: TrustBadge[];

  /** On sale now. */
  listings!: number;
  sold!: number;
  bought!: number;
  /** Of the meetups they had agreed on, those they came to. */
  cameTo!: number;
  meetups!: number;
  /** How many seconds others usually wait for the first answer; null when too few were given. */
  responseSeconds!: number | null;
}
