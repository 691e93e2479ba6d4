import { spokenLanguage } from '#contract/people';
import type { Entitled } from '../identity.contract.js';
import type { Profile } from './profile.entity.js';
import type { SessionProfile } from './session-profile.dto.js';

/** A profile as its own person's screens show it. */
export function sessionProfileOf(
  profile: Profile,
  { tier, entitlements, verified }: Entitled,
): SessionProfile {
  return {
    id: profile.id,
    kind: profile.kind,
    name: profile.displayName,
    username: profile.username ?? undefined,
    email: profile.email ?? undefined,
    guestId: profile.guestId ?? undefined,
    avatar: profile.avatar,
    role: profile.role,
    theme: profile.theme,
    language: spokenLanguage(profile.language),
    onboardingCompleted: profile.onboardingCompleted,
    tier,
    entitlements,
    planVerified: verified,
  };
}
