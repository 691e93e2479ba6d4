import { ApiProperty } from '@nestjs/swagger';
import { MISSING_REASONS, type MissingBadgeShape, type MissingReason } from '#contract/accounts/standing';
import { BADGES, type Badge } from '#contract/people';
import type { EarnedBadge } from '../../identity/identity.contract.js';

export class TrustBadge implements EarnedBadge {
  @ApiProperty({ enum: BADGES })
  badge!: Badge;
  /** Null when it has no day of its own. */
  earnedAt!: string | null;
  /** Which one, of the badge of a campus. */
  campus?: string;
}

class MissingBadge implements MissingBadgeShape {
  @ApiProperty({ enum: BADGES })
  badge!: Badge;
  @ApiProperty({ enum: MISSING_REASONS })
  reason!: MissingReason;
  /** Of what is counted: how much of it there is, and how much it takes. */
  have?: number;
  need?: number;
}

class ListedCampus {
  name!: string;
  domain!: string;
}

/** What somebody has earned, and why not the rest. */
export class OwnStanding {
  badges!: TrustBadge[];
  missing!: MissingBadge[];
  /** Whose addresses earn the badge of a campus. */
  campuses!: ListedCampus[];
}
