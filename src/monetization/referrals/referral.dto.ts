import { ApiProperty } from '@nestjs/swagger';
import {
  ACCEPT_OUTCOMES,
  type AcceptOutcome,
  FRIEND_STATES,
  type FriendState,
  REFERRAL_BADGES,
  type ReferralBadge,
} from '#contract/monetization/referrals';
import { CursorField } from '#platform/http/cursor-field';
import { ImageAnswer } from '#platform/media/media.dto';

const REFUSALS = ['own', 'already', 'not-new'] as const;

/** What somebody who follows a link that invites sees. */
export class Invitation {
  /** Of who invites. */
  name!: string;
  avatar!: ImageAnswer | null;
  /** Why the reader is not to accept it; null for who can, and for whoever is not known yet. */
  @ApiProperty({ enum: REFUSALS, nullable: true })
  refusal!: (typeof REFUSALS)[number] | null;
}

export class InvitationAnswered {
  @ApiProperty({ enum: ACCEPT_OUTCOMES })
  outcome!: AcceptOutcome;
}

export class ReferralCode {
  code!: string;
}

class HeldCredits {
  spendable!: number;
  /** Not to be spent yet. */
  held!: number;
  /** When the first of them can be spent, ISO 8601. */
  heldUntil!: string | null;
}

/** How inviting goes. */
export class OwnReferrals {
  /** Null before it was asked for. */
  code!: string | null;
  /** Friends who accepted. */
  joined!: number;
  /** Friends with a first listing: what badges count. */
  successful!: number;
  /** Credits earned by inviting that stand. */
  earned!: number;
  /** Rewards of this day and this month, of UTC. */
  today!: number;
  month!: number;
  @ApiProperty({ enum: REFERRAL_BADGES, nullable: true })
  badge!: ReferralBadge | null;
  /** All one has, whatever they come from. */
  credits!: HeldCredits;
}

export class ReferredFriend {
  id!: string;
  /** Their first name; null once they have left. */
  name!: string | null;
  @ApiProperty({ enum: FRIEND_STATES })
  state!: FriendState;
  acceptedAt!: string;
  /** Until when the credit is held; null once it is not, or without one. */
  heldUntil!: string | null;
}

export class ReferredFriends {
  items!: ReferredFriend[];
  nextCursor!: string | null;
}

export class FriendsParams {
  @CursorField()
  cursor?: string;
}
