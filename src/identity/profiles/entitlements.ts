import type { Entitlement, PlanTier } from '#contract/people';
import { mayUsePremiumThemes } from './theme.policy.js';

interface Person {
  email: string | null;
}

/** Full access is given by the operator. */
export const tierOf = ({ email }: Person, fullAccessEmails: readonly string[]): PlanTier =>
  email !== null && fullAccessEmails.includes(email) ? 'premium_plus' : 'free';

/** What a person may do beyond the free product. */
export function entitlementsOf(person: Person, fullAccessEmails: readonly string[]): Entitlement[] {
  const tier = tierOf(person, fullAccessEmails);
  const entitlements: Entitlement[] = [];
  if (mayUsePremiumThemes(person.email, fullAccessEmails)) entitlements.push('premium-themes');
  if (tier !== 'free') entitlements.push('offer-bot');
  if (tier === 'premium_plus') entitlements.push('advanced-offer-bot');
  return entitlements;
}
