import type { MissingBadgeShape, MissingReason } from '#contract/accounts/standing';
import { type Badge, PROVEN_BADGES, type ProvenBadge } from '#contract/people';
import { badgesOf, type Trust } from './badges.js';
import type { Campus } from './campuses.js';

/** What the reasons are derived from, besides. */
export interface Missing extends Trust {
  kind: 'guest' | 'member';
  phone: string | null;
  totalRatings: number;
}

/** Why the badges are missing that somebody has not earned. `codes`: whether this server can send any. */
export function missingOf(person: Missing, campuses: readonly Campus[], codes: boolean): MissingBadgeShape[] {
  const earned = new Set<Badge>(badgesOf(person, campuses).map(({ badge }) => badge));
  const guest = person.kind === 'guest';
  const reasons: Record<ProvenBadge, MissingReason> = {
    'trusted-seller': person.totalRatings === 0 ? 'no-reviews' : 'rating-too-low',
    'verified-phone': guest ? 'guest' : phoneReason(person, codes),
    'verified-email': guest ? 'guest' : 'email-unconfirmed',
    campus: guest ? 'guest' : 'no-campus-address',
  };
  return PROVEN_BADGES.filter((badge) => !earned.has(badge))
    .filter((badge) => badge !== 'campus' || campuses.length > 0)
    .map((badge) => ({ badge, reason: reasons[badge] }));
}

function phoneReason({ phone }: Missing, codes: boolean): MissingReason {
  if (!codes) return 'phone-impossible';
  return phone ? 'phone-unconfirmed' : 'no-phone';
}
