import { applyDecorators } from '@nestjs/common';
import { IsBoolean, IsOptional, IsString, MaxLength } from 'class-validator';
import { EmailField, NewPasswordField } from '../sign-up/credential-fields.js';

const LONGEST_TOKEN = 100;

export const SecretLinkField = (): PropertyDecorator => applyDecorators(IsString(), MaxLength(LONGEST_TOKEN));

export class ConfirmEmailBody {
  /** From the link in the mail. */
  @SecretLinkField()
  token!: string;

  /** A guest on this browser hands their listings to the member; the guest is gone then. */
  @IsOptional()
  @IsBoolean()
  bringGuest?: boolean;
}

export class MailLinkBody {
  @EmailField()
  email!: string;
}

export class ResetPasswordBody {
  /** From the link in the mail. */
  @SecretLinkField()
  token!: string;

  @NewPasswordField()
  password!: string;
}
