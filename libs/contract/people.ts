import { LANGUAGES } from './languages.gen.js';

export const GUEST_ID_PREFIX = 'Guest-';
export const GUEST_ID_PATTERN = /^Guest-[A-Z0-9]{8}$/;
export const GUEST_PIN_PATTERN = /^[A-Z0-9]{6}$/;

/** Spec 1, section 5. */
export const PEOPLE_LIMITS = {
  usernameMin: 3,
  usernameMax: 30,
  passwordMin: 6,
  /** argon2 hashes any length; this only keeps a request from carrying a book. */
  passwordMax: 200,
  fullName: 80,
  bio: 500,
  phone: 20,
  email: 254,
  suggestedUsernames: 3,
  avatarMegabytes: 10,
} as const;
export const USERNAME_PATTERN = /^[A-Za-z0-9_]+$/;

/** Attempts per client address, and for log-in per guest id too, in 60 minutes (decisions: People). */
export const GUEST_LIMITS = { logInPerHour: 10, unusedDays: 30 } as const;

export const THEMES = ['light', 'dark', 'midnight', 'neon', 'pastel'] as const;
export type Theme = (typeof THEMES)[number];
export const PREMIUM_THEMES = ['midnight', 'neon', 'pastel'] as const satisfies readonly Theme[];

export { LANGUAGES };
export type Language = (typeof LANGUAGES)[number];

/** The language of a tag such as `es-MX`, or English when it is not spoken here, or no longer. */
export const spokenLanguage = (tag: string): Language =>
  LANGUAGES.find((language) => language === tag.slice(0, 2).toLowerCase()) ?? 'en';

/** What people have proven of themselves. */
export const PROVEN_BADGES = ['trusted-seller', 'verified-phone', 'verified-email', 'campus'] as const;
export type ProvenBadge = (typeof PROVEN_BADGES)[number];
/** For friends they brought along, the lowest first; what each needs stands in `monetization/referrals`. */
export const REFERRER_BADGES = ['bronze-referrer', 'silver-referrer', 'gold-referrer'] as const;
export type ReferrerBadge = (typeof REFERRER_BADGES)[number];
/** What people are shown to have earned. */
export const BADGES = [...PROVEN_BADGES, ...REFERRER_BADGES] as const;
export type Badge = (typeof BADGES)[number];

export const PLAN_TIERS = ['free', 'premium', 'premium_plus'] as const;
export type PlanTier = (typeof PLAN_TIERS)[number];

/** Whether one plan is larger than the other. */
export const isAbove = (tier: PlanTier, other: PlanTier): boolean =>
  PLAN_TIERS.indexOf(tier) > PLAN_TIERS.indexOf(other);
