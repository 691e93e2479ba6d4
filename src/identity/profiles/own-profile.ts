import type { Entitled } from '../identity.contract.js';
import type { OwnProfile } from './profile.dto.js';
import type { Profile } from './profile.entity.js';
import { sessionProfileOf } from './session-profile.js';

/** A profile as its own person edits it. */
export function ownProfileOf(profile: Profile, entitled: Entitled): OwnProfile {
  const { fullName, bio, phone, createdAt } = profile;
  const more = { fullName, bio, phone, memberSince: createdAt.toISOString() };
  return Object.assign(sessionProfileOf(profile, entitled), more);
}
