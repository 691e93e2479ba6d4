import { IsString, MaxLength, MinLength } from 'class-validator';
import { PEOPLE_LIMITS } from '#contract/people';

export class CloseAccountBody {
  /** A member's password, a guest's PIN: who has found a browser signed in does not know it. */
  @MaxLength(PEOPLE_LIMITS.passwordMax, {
    message: 'password-too-long',
    context: { max: PEOPLE_LIMITS.passwordMax },
  })
  @MinLength(1, { message: 'secret-required' })
  @IsString({ message: 'secret-required' })
  secret!: string;
}
