import type { SessionProfile } from '../../api/session-token';

/** A member for tests. */
export const aProfile = (wanted: Partial<SessionProfile> = {}): SessionProfile => ({
  id: '01930000-0000-7000-8000-000000000001',
  kind: 'member',
  name: 'Mara',
  avatar: null,
  role: 'user',
  theme: 'light',
  language: 'en',
  onboardingCompleted: true,
  entitlements: [],
  ...wanted,
});
