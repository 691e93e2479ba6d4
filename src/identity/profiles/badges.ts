import { TRUSTED_SELLER_RATING } from '#contract/listings';
import { BADGES, type Badge } from '#contract/people';
import type { EarnedBadge } from '../identity.contract.js';

export interface Trust {
  rating: number | null;
  phoneConfirmedAt: Date | string | null;
  emailConfirmedAt: Date | string | null;
}

/** Badges are derived, never given (spec 1, section 3). A rating changes with each review, so its badge has no date. */
export function badgesOf({ rating, phoneConfirmedAt, emailConfirmedAt }: Trust): EarnedBadge[] {
  const earned: Record<Badge, EarnedBadge['earnedAt'] | undefined> = {
    'trusted-seller': rating !== null && rating >= TRUSTED_SELLER_RATING ? null : undefined,
    'verified-phone': momentOf(phoneConfirmedAt),
    'verified-email': momentOf(emailConfirmedAt),
  };
  return BADGES.flatMap((badge) => {
    const earnedAt = earned[badge];
    return earnedAt === undefined ? [] : [{ badge, earnedAt }];
  });
}

const momentOf = (confirmedAt: Date | string | null) =>
  confirmedAt === null ? undefined : new Date(confirmedAt).toISOString();
