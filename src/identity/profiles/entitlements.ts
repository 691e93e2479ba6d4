import type { Entitlement } from '#contract/people';
import { mayUsePremiumThemes } from './theme.policy.js';

/** What a person may do beyond the free product. */
export function entitlementsOf(
  { email }: { email: string | null },
  fullAccessEmails: readonly string[],
): Entitlement[] {
  return mayUsePremiumThemes(email, fullAccessEmails) ? ['premium-themes'] : [];
}
