import { TRUSTED_SELLER_RATING } from '#contract/listings';

export const BADGES = ['trusted-seller', 'verified-phone', 'verified-email'] as const;
export type Badge = (typeof BADGES)[number];

interface Trust {
  rating: number | null;
  hasConfirmedPhone: boolean;
  hasConfirmedEmail: boolean;
}

/** Badges are derived, never given (spec 1, section 3). */
export function badgesOf({ rating, hasConfirmedPhone, hasConfirmedEmail }: Trust): Badge[] {
  const earned: Record<Badge, boolean> = {
    'trusted-seller': rating !== null && rating >= TRUSTED_SELLER_RATING,
    'verified-phone': hasConfirmedPhone,
    'verified-email': hasConfirmedEmail,
  };
  return BADGES.filter((badge) => earned[badge]);
}
