import { applyDecorators } from '@nestjs/common';
import { IsBoolean, IsString, MaxLength } from 'class-validator';
import { IfGiven } from '#platform/http/if-given';
import { EmailField, NewPasswordField, NextField } from '../accounts/credential-fields.js';

const LONGEST_TOKEN = 100;

export const SecretLinkField = (): PropertyDecorator => applyDecorators(IsString(), MaxLength(LONGEST_TOKEN));

export class ConfirmEmailBody {
  /** From the link in the mail. */
  @SecretLinkField()
  token!: string;

  /** A guest on this browser hands their listings to the member; the guest is gone then. */
  @IfGiven()
  @IsBoolean()
  bringGuest?: boolean;

  /** Whoever is signed in on this browser was told whose the link is, and goes on as them. */
  @IfGiven()
  @IsBoolean()
  switchAccount?: boolean;
}

export class MailLinkBody {
  @EmailField()
  email!: string;

  /** The page of this product to go on to from the link. */
  @NextField()
  next?: string | null;
}

export class ResetPasswordBody {
  /** From the link in the mail. */
  @SecretLinkField()
  token!: string;

  @NewPasswordField()
  password!: string;
}
