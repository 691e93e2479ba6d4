import { IsBoolean, IsString, MaxLength, MinLength } from 'class-validator';
import { type Entitlement, type Language, PEOPLE_LIMITS, type Theme } from '#contract/people';
import { IfGiven } from '#platform/http/if-given';
import { ImageAnswer } from '#platform/media/media.dto';
import { EmailField } from '../sign-up/credential-fields.js';

export class SignInBody {
  @EmailField()
  email!: string;

  @MaxLength(PEOPLE_LIMITS.passwordMax, {
    message: 'password-too-long',
    context: { max: PEOPLE_LIMITS.passwordMax },
  })
  @MinLength(1, { message: 'password-required' })
  @IsString({ message: 'password-required' })
  password!: string;

  /** A guest who signs in takes their listings along; the guest is gone then. */
  @IfGiven()
  @IsBoolean()
  bringGuest?: boolean;
}

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

export class SessionAnswer {
  /** Goes into `Authorization: Bearer …`; keep it in memory only. */
  accessToken!: string;
  expiresAt!: string;
  profile!: SessionProfile;
  /** The profile id of the guest whose belongings, pictures of a draft included, are this member's from now on. */
  broughtGuest?: string;
}
