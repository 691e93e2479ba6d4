import { IsIn, IsOptional, IsString, IsUrl, Matches, ValidateBy } from 'class-validator';
import { type ChecksTogether, ReadAtStart } from '#platform/config/settings';

const IsTemplate = () =>
  ValidateBy({
    name: 'isTemplate',
    validator: {
      validate: (value) => isTemplate(value),
      defaultMessage: () => 'it must be a JSON object of texts that has {{to}} and {{text}} in it',
    },
  });

function isTemplate(value: unknown): boolean {
  if (typeof value !== 'string' || !value.includes('{{to}}') || !value.includes('{{text}}')) return false;
  try {
    const parsed: unknown = JSON.parse(value);
    return typeof parsed === 'object' && parsed !== null && Object.values(parsed).every(isText);
  } catch {
    return false;
  }
}

const isText = (value: unknown): boolean => typeof value === 'string';

/** Who sends the codes that confirm a telephone number. */
@ReadAtStart()
export class PhoneSettings implements ChecksTogether {
  /** Country code of numbers that were typed without one. */
  @Matches(/^[1-9]\d{0,2}$/)
  PHONE_COUNTRY_CODE = '1';

  /** Where text messages are posted to. */
  @IsOptional()
  @IsUrl({ require_tld: false, protocols: ['http', 'https'], require_protocol: true })
  SMS_GATEWAY_URL?: string;

  /** The whole `Authorization` header the gateway wants. */
  @IsOptional()
  @IsString()
  SMS_GATEWAY_AUTHORIZATION?: string;

  /** How the gateway is told: a JSON object, or the fields of a form. */
  @IsIn(['json', 'form'])
  SMS_GATEWAY_FORMAT: 'json' | 'form' = 'json';

  /** What the gateway is told, with the places of the number and the text. */
  @IsTemplate()
  SMS_GATEWAY_BODY = '{"to":"{{to}}","text":"{{text}}"}';

  @IsOptional()
  @Matches(/^VA[\da-f]{32}$/)
  TWILIO_VERIFY_SERVICE?: string;

  @IsOptional()
  @Matches(/^(AC|SK)[\da-f]{32}$/)
  TWILIO_ACCOUNT?: string;

  @IsOptional()
  @IsString()
  TWILIO_TOKEN?: string;

  /** Twilio's own address, or that of a region of theirs. */
  @IsUrl({ require_tld: false, protocols: ['http', 'https'], require_protocol: true })
  TWILIO_VERIFY_URL = 'https://verify.twilio.com';

  wrongTogether(): string[] {
    const twilio = [this.TWILIO_VERIFY_SERVICE, this.TWILIO_ACCOUNT, this.TWILIO_TOKEN].filter(Boolean);
    return [
      ...(twilio.length % 3 === 0
        ? []
        : ['TWILIO_VERIFY_SERVICE, TWILIO_ACCOUNT and TWILIO_TOKEN must be given together.']),
      ...(twilio.length > 0 && this.SMS_GATEWAY_URL
        ? ['SMS_GATEWAY_URL and TWILIO_VERIFY_SERVICE exclude each other: one of them sends the codes.']
        : []),
    ];
  }
}
