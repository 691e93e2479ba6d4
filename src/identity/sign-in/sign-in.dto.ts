import { IsBoolean, IsString, MaxLength, MinLength } from 'class-validator';
import { PEOPLE_LIMITS } from '#contract/people';
import { IfGiven } from '#platform/http/if-given';
import { EmailField } from '../accounts/credential-fields.js';

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
