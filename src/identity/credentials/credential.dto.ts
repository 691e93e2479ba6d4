import { IsString, MaxLength, MinLength } from 'class-validator';
import { PEOPLE_LIMITS } from '#contract/people';
import { EmailField, NewPasswordField } from '../accounts/credential-fields.js';
import { SecretLinkField } from '../mail-links/mail-link.dto.js';

/** Who has found a browser signed in does not know the password. */
class Confirmed {
  @MaxLength(PEOPLE_LIMITS.passwordMax, {
    message: 'password-too-long',
    context: { max: PEOPLE_LIMITS.passwordMax },
  })
  @MinLength(1, { message: 'password-required' })
  @IsString({ message: 'password-required' })
  currentPassword!: string;
}

export class ChangePasswordBody extends Confirmed {
  @NewPasswordField()
  newPassword!: string;
}

export class ChangeEmailBody extends Confirmed {
  @EmailField()
  email!: string;
}

export class EmailChangeBody {
  /** From the link in the mail. */
  @SecretLinkField()
  token!: string;
}

export class EmailChanged {
  /** The member's address from now on. */
  email!: string;
}
