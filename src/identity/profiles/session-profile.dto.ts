import type { Entitlement, Language, Theme } from '#contract/people';
import { ImageAnswer } from '#platform/media/media.dto';

/** The signed-in person, as the shell needs them. */
export class SessionProfile {
  id!: string;
  kind!: 'guest' | 'member';
  name!: string;
  username?: string;
  email?: string;
  guestId?: string;
  avatar!: ImageAnswer | null;
  role!: 'user' | 'admin';
  /** Null while the person has chosen none: the system's preference decides. */
  theme!: Theme | null;
  language!: Language;
  onboardingCompleted!: boolean;
  entitlements!: Entitlement[];
}
