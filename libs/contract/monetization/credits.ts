/** What credits come from. */
export const CREDIT_GRANTS = ['referral', 'welcome', 'plan', 'reward', 'granted'] as const;
export type CreditGrant = (typeof CREDIT_GRANTS)[number];

/** What credits are spent on. */
export const CREDIT_USES = ['boost'] as const;
export type CreditUse = (typeof CREDIT_USES)[number];

/**
 * Every kind of transfer of credits. `taken-back`: a grant that turned out to be none; `brought-along`: of a guest who
 * became a member.
 */
export const CREDIT_KINDS = [...CREDIT_GRANTS, ...CREDIT_USES, 'taken-back', 'brought-along'] as const;
export type CreditKind = (typeof CREDIT_KINDS)[number];

/** Entries a page. */
export const CREDITS_PAGE = 20;
