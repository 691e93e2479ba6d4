import { Equals, IsBoolean, IsIn, IsString, MaxLength } from 'class-validator';
import type { UsernameProblem } from '#contract/accounts/username';
import { LANGUAGES, type Language, PEOPLE_LIMITS } from '#contract/people';
import { IfGiven } from '#platform/http/if-given';
import { Nested } from '#platform/http/nested';
import { EmailField, NewPasswordField, NextField, UsernameField } from '../accounts/credential-fields.js';

/** What was signed up with before. */
export class EarlierSignUp {
  @EmailField()
  email!: string;

  @IsString({ message: 'password-required' })
  @MaxLength(PEOPLE_LIMITS.passwordMax, {
    message: 'password-too-long',
    context: { max: PEOPLE_LIMITS.passwordMax },
  })
  password!: string;
}

export class SignUpBody {
  @UsernameField()
  username!: string;

  @EmailField()
  email!: string;

  @NewPasswordField()
  password!: string;

  /** Of the required age, and agrees to the terms in force. */
  @Equals(true, { message: 'terms-not-accepted' })
  acceptTerms!: boolean;

  /** Language of the screens and mails from now on. */
  @IfGiven()
  @IsIn(LANGUAGES)
  language?: Language;

  /** A guest who signs up takes their listings along once the address is confirmed; the guest is gone then. */
  @IfGiven()
  @IsBoolean()
  bringGuest?: boolean;

  /** In the place of one whose address was wrong, unless that has been confirmed: its username is free for this one. */
  @IfGiven()
  @Nested(() => EarlierSignUp)
  insteadOf?: EarlierSignUp;

  /** The page of this product to go on to once the address is confirmed. */
  @NextField()
  next?: string | null;
}

export class SignedUp {
  /** Where the confirmation link goes. */
  email!: string;
}

export class UsernameAvailability {
  available!: boolean;
  problem?: UsernameProblem | 'username-taken';
  /** Free ones made from a taken one; at most three. */
  suggestions!: string[];
}
