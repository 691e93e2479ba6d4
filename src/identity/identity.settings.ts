import { Transform, Type } from 'class-transformer';
import { IsEmail, IsInt, IsOptional, IsString, Max, Min, MinLength } from 'class-validator';
import { canonicalAddress } from '#platform/config/mail-address';
import { ProductSettings } from '#platform/config/product.settings';
import { type ChecksTogether, ReadAtStart, type Settings } from '#platform/config/settings';
import { passwordProblem } from './accounts/password-rules.js';

const MailAddress = () =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? canonicalAddress(value) : value));
const MailAddresses = () =>
  Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' ? value.split(',').map(canonicalAddress).filter(Boolean) : value,
  );

@ReadAtStart()
export class IdentitySettings implements ChecksTogether {
  /** Makes or promotes an administrator at start, together with ADMIN_PASSWORD. */
  @IsOptional()
  @MailAddress()
  @IsEmail()
  ADMIN_EMAIL?: string;

  @IsOptional()
  @IsString()
  @MinLength(6)
  ADMIN_PASSWORD?: string;

  /** Comma-separated e-mails of members who may use every paid feature. */
  @MailAddresses()
  @IsEmail({}, { each: true })
  FULL_ACCESS_EMAILS: string[] = [];

  /** Accounts that may be made from one network address per hour. A campus behind one address needs more. */
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(10_000)
  SIGN_UPS_PER_HOUR = 20;

  /** Guest sessions that may be made from one network address per hour. Here too a campus needs more. */
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(10_000)
  GUESTS_PER_HOUR = 5;

  /** How many days a member has for confirming their address; then they, and the name they took, are gone. */
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(365)
  UNCONFIRMED_DAYS = 7;

  wrongTogether(settings: Settings): string[] {
    const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = this;
    if (!email && !password) return [];
    if (!email || !password) return ['ADMIN_EMAIL and ADMIN_PASSWORD must be given together.'];
    return settings.of(ProductSettings).production && passwordProblem(password, { email, username: null })
      ? ['ADMIN_PASSWORD is one of the first that anybody would try: choose another.']
      : [];
  }
}
