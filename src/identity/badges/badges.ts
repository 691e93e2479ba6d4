import { TRUSTED_SELLER_RATING } from '#contract/listings';
import { PROVEN_BADGES, type ProvenBadge } from '#contract/people';
import type { EarnedBadge } from '../identity.contract.js';
import { type Campus, campusOf } from './campuses.js';

type Moment = Date | string | null;

/** What badges are derived from. */
export interface Trust {
  email: string | null;
  rating: number | null;
  /** Since when the rating has been high enough. */
  trustedSince: Moment;
  phoneConfirmedAt: Moment;
  emailConfirmedAt: Moment;
  /** Null while the address is the first one. */
  emailChangedAt: Moment;
}

/** Badges are derived, never given (spec 1, section 3), each with the day on which it was earned. */
export function badgesOf(trust: Trust, campuses: readonly Campus[]): EarnedBadge[] {
  const { rating, trustedSince, phoneConfirmedAt, emailConfirmedAt } = trust;
  const earned: Record<ProvenBadge, Omit<EarnedBadge, 'badge'> | null> = {
    'trusted-seller':
      rating !== null && rating >= TRUSTED_SELLER_RATING ? { earnedAt: momentOf(trustedSince) } : null,
    'verified-phone': phoneConfirmedAt ? { earnedAt: momentOf(phoneConfirmedAt) } : null,
    'verified-email': emailConfirmedAt ? { earnedAt: momentOf(emailConfirmedAt) } : null,
    campus: campusBadge(trust, campuses),
  };
  return PROVEN_BADGES.flatMap((badge) => {
    const how = earned[badge];
    return how ? [{ badge, ...how }] : [];
  });
}

/** Of an address that is confirmed; it goes with the address. */
function campusBadge({ email, emailConfirmedAt, emailChangedAt }: Trust, campuses: readonly Campus[]) {
  const campus = emailConfirmedAt && campusOf(email, campuses);
  return campus ? { earnedAt: momentOf(emailChangedAt ?? emailConfirmedAt), campus: campus.name } : null;
}

const momentOf = (at: Moment) => (at === null ? null : new Date(at).toISOString());
