import { CODE_ALPHABET } from '../texts/code-alphabet.js';

export const REFERRAL_CODE_LENGTH = 8;

/** The parameter of a link that invites. */
export const INVITED_BY = 'ref';

export const REFERRAL = {
  /** To each of the two, when the friend publishes a first listing. */
  credits: 1,
  /** Before they can be spent; until then they can be taken back. */
  holdDays: 7,
  /** Rewards for one who invites, by the days and months of UTC. */
  perDay: 5,
  perMonth: 10,
  /** Whoever is here for longer is nobody's friend to invite. */
  newForDays: 30,
  /** An address says for so long who was there. */
  addressDays: 30,
  page: 20,
} as const;

export const REFERRAL_BADGES = ['bronze', 'silver', 'gold'] as const;
export type ReferralBadge = (typeof REFERRAL_BADGES)[number];

/** How many friends with a first listing each badge needs (spec 2, section 9). */
export const BADGE_NEEDS: Readonly<Record<ReferralBadge, number>> = { bronze: 3, silver: 5, gold: 10 };

/** The highest badge of who has so many, or null. */
export const badgeFor = (successful: number): ReferralBadge | null =>
  REFERRAL_BADGES.findLast((badge) => successful >= BADGE_NEEDS[badge]) ?? null;

/** The badge that comes next, or null for who has all. */
export const nextBadge = (successful: number): ReferralBadge | null =>
  REFERRAL_BADGES.find((badge) => successful < BADGE_NEEDS[badge]) ?? null;

/** Of a friend, as who invited them sees it. `counted`: for the badge only, since the limits of rewards were reached. */
export const FRIEND_STATES = ['accepted', 'rewarded', 'counted', 'clawed-back'] as const;
export type FriendState = (typeof FRIEND_STATES)[number];

/** What becomes of an invitation that somebody accepts. Why one is refused as abuse is told to nobody. */
export const ACCEPT_OUTCOMES = ['accepted', 'unknown', 'own', 'already', 'not-new'] as const;
export type AcceptOutcome = (typeof ACCEPT_OUTCOMES)[number];

/** As somebody typed or followed it: letters of either case, blanks around it. Null for what no code looks like. */
export function referralCodeOf(text: string): string | null {
  const code = text.trim().toUpperCase();
  const isOne =
    code.length === REFERRAL_CODE_LENGTH && [...code].every((letter) => CODE_ALPHABET.includes(letter));
  return isOne ? code : null;
}
