import { ApiProperty } from '@nestjs/swagger';
import { FEATURES, type Feature } from '#contract/monetization/plans';
import { type Language, PLAN_TIERS, type PlanTier, type Theme } from '#contract/people';
import { ImageAnswer } from '#platform/media/media.dto';

/** The signed-in person, as the shell needs them. */
export class SessionProfile {
  id!: string;
  kind!: 'guest' | 'member';
  name!: string;
  username?: string;
  email?: string;
  guestId?: string;
  avatar!: ImageAnswer | null;
  role!: 'user' | 'admin';
  /** Null while the person has chosen none: the system's preference decides. */
  theme!: Theme | null;
  language!: Language;
  onboardingCompleted!: boolean;
  @ApiProperty({ enum: PLAN_TIERS })
  tier!: PlanTier;
  /** What the plan adds to the free one. */
  @ApiProperty({ enum: FEATURES, isArray: true })
  entitlements!: Feature[];
  /** False while it could not be asked what was bought. */
  planVerified!: boolean;
}
