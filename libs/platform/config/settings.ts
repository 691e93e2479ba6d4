import 'reflect-metadata';
import { plainToInstance, Transform, Type } from 'class-transformer';
import {
  IsBoolean,
  IsDefined,
  IsEmail,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  IsUrl,
  Max,
  Min,
  MinLength,
  validateSync,
} from 'class-validator';
import { canonicalAddress } from '#platform/config/mail-address';
import { FlagParam } from '#platform/http/flag-param';
import { type TrustedProxies, trustedProxies } from './trusted-proxies.js';

const EMPTY = new Set(['', undefined]);
const MailAddress = () =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? canonicalAddress(value) : value));
const MailAddresses = () =>
  Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' ? value.split(',').map(canonicalAddress).filter(Boolean) : value,
  );

/**
 * Everything an operator can set, read once at start from the environment.
 * Each field is one environment variable of the same name; the table in README.md lists them all.
 */
export class Settings {
  @IsIn(['development', 'test', 'production'])
  NODE_ENV: 'development' | 'test' | 'production' = 'development';

  /** Port of the web app, the API and the WebSocket. */
  @Type(() => Number)
  @IsInt()
  @Min(0)
  @Max(65_535)
  PORT = 3000;

  /** Address to listen on. */
  @IsString()
  HOST = '0.0.0.0';

  /** The product's name wherever a person reads it. */
  @IsString()
  @MinLength(1)
  BRAND_NAME = 'Vybac';

  /** Address people reach the product at, without a trailing slash; used in mails, canonical links and the sitemap. */
  @IsOptional()
  @IsUrl({ require_tld: false, protocols: ['http', 'https'], require_protocol: true })
  PUBLIC_URL?: string;

  /** Folder of the embedded database, uploads, generated secrets and the local mailbox. */
  @IsString()
  @MinLength(1)
  DATA_DIR = '.data';

  /** PostgreSQL 15 or newer; without it an embedded one is started in DATA_DIR. */
  @IsOptional()
  @IsUrl({ require_tld: false, protocols: ['postgres', 'postgresql'], require_protocol: true })
  DATABASE_URL?: string;

  /** Most connections one instance keeps to the database. */
  @Type(() => Number)
  @IsInt()
  @Min(2)
  @Max(500)
  DATABASE_POOL = 16;

  /** Fill an empty embedded database with demo listings. */
  @FlagParam()
  @IsBoolean()
  DEMO_DATA = true;

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

  /** Signs access tokens. Required in production; otherwise generated into DATA_DIR. */
  @IsOptional()
  @IsString()
  @MinLength(32)
  TOKEN_SECRET?: string;

  /** Redis for the WebSocket and throttling across instances; without it PostgreSQL and memory do. */
  @IsOptional()
  @IsUrl({ require_tld: false, protocols: ['redis', 'rediss'], require_protocol: true })
  REDIS_URL?: string;

  /** S3-compatible bucket for uploads; without it they lie in DATA_DIR. */
  @IsOptional()
  @IsString()
  S3_BUCKET?: string;

  @IsOptional()
  @IsUrl({ require_tld: false, require_protocol: true })
  S3_ENDPOINT?: string;

  @IsString()
  S3_REGION = 'us-east-1';

  @IsOptional()
  @IsString()
  S3_ACCESS_KEY_ID?: string;

  @IsOptional()
  @IsString()
  S3_SECRET_ACCESS_KEY?: string;

  /** smtp:// or smtps:// address; without it mails lie in DATA_DIR and show at /dev/mailbox. */
  @IsOptional()
  @IsUrl({ require_tld: false, protocols: ['smtp', 'smtps'], require_protocol: true })
  SMTP_URL?: string;

  /** Who mails come from; without it, the brand at the host of PUBLIC_URL. */
  @IsOptional()
  @IsString()
  MAIL_FROM?: string;

  /** Who runs this server, named on the contact and legal pages; a person, a club, a company. */
  @IsOptional()
  @IsString()
  OPERATOR_NAME?: string;

  /** Their postal address, in one line. */
  @IsOptional()
  @IsString()
  OPERATOR_ADDRESS?: string;

  /** Where the contact form's messages go; without it, to the administrators. Shown on the contact page. */
  @IsOptional()
  @IsEmail()
  SUPPORT_EMAIL?: string;

  /** Where the source of what runs here lies. */
  @IsOptional()
  @IsUrl({ protocols: ['http', 'https'], require_protocol: true })
  REPOSITORY_URL?: string;

  /** Opens /metrics, /ops and /dev/mailbox to other machines; without it only the same machine may read them. */
  @IsOptional()
  @IsString()
  @MinLength(16)
  METRICS_TOKEN?: string;

  @IsIn(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'])
  LOG_LEVEL: 'silent' | 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' = 'info';

  /** Whose X-Forwarded-* headers are believed: nobody's, those of so many proxies in a row, or of these networks. */
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? trustedProxies(value) : value))
  @IsDefined({
    message:
      'write how many proxies stand in front of the server (1), or their addresses and networks (loopback, 10.0.0.0/8); everybody would be believed with "true"',
  })
  TRUST_PROXY: TrustedProxies = false;

  /** Requests one person or address may make per minute before it is answered 429. */
  @Type(() => Number)
  @IsInt()
  @Min(10)
  THROTTLE_PER_MINUTE = 600;

  /** Messages and moves in a deal that one person may send per minute, over all their connections together. */
  @Type(() => Number)
  @IsInt()
  @Min(10)
  @Max(10_000)
  MESSAGES_PER_MINUTE = 60;

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

  /** How long a reported conversation is kept as evidence, in days, with its pictures. */
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(3650)
  REPORTS_KEPT_DAYS = 180;

  /** How long a stop waits for requests and jobs under way, in seconds. */
  @Type(() => Number)
  @IsInt()
  @Min(0)
  @Max(300)
  SHUTDOWN_GRACE = 10;

  get mailFrom(): string {
    // In quotes, because a comma or an @ in the brand would end the name.
    const name = this.BRAND_NAME.replaceAll(/["\\]/g, '');
    return this.MAIL_FROM ?? `"${name}" <no-reply@${new URL(this.publicUrl).hostname}>`;
  }

  get production(): boolean {
    return this.NODE_ENV === 'production';
  }

  /** PUBLIC_URL, or the local address while none is set; never with a trailing slash. */
  get publicUrl(): string {
    return (this.PUBLIC_URL ?? `http://localhost:${this.PORT}`).replace(/\/$/, '');
  }
}

/** A setting is missing or wrong; the message names it in one sentence. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

/**
 * Reads and validates the settings.
 * @throws SettingsError naming every setting that is wrong or, in production, missing.
 */
export function loadSettings(env: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => !EMPTY.has(value)));
  const known: string[] = [...Object.keys(new Settings()), ...OPTIONAL];
  const picked = Object.fromEntries(Object.entries(given).filter(([key]) => known.includes(key)));
  const settings = plainToInstance(Settings, picked, { exposeDefaultValues: true });

  const wrong = validateSync(settings, { skipMissingProperties: false }).map(
    ({ property, constraints }) => `${property} is wrong: ${Object.values(constraints ?? {}).join(', ')}.`,
  );
  wrong.push(...missingTogether(settings));
  if (wrong.length > 0) throw new SettingsError(wrong.join('\n'));
  return settings;
}

const OPTIONAL = [
  'PUBLIC_URL',
  'DATABASE_URL',
  'ADMIN_EMAIL',
  'ADMIN_PASSWORD',
  'TOKEN_SECRET',
  'REDIS_URL',
  'S3_BUCKET',
  'S3_ENDPOINT',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'SMTP_URL',
  'METRICS_TOKEN',
  'MAIL_FROM',
  'OPERATOR_NAME',
  'OPERATOR_ADDRESS',
  'SUPPORT_EMAIL',
  'REPOSITORY_URL',
] as const satisfies (keyof Settings)[];

function missingTogether(settings: Settings): string[] {
  const wrong: string[] = [];
  if (Boolean(settings.ADMIN_EMAIL) !== Boolean(settings.ADMIN_PASSWORD))
    wrong.push('ADMIN_EMAIL and ADMIN_PASSWORD must be given together.');
  if (settings.S3_BUCKET && !(settings.S3_ACCESS_KEY_ID && settings.S3_SECRET_ACCESS_KEY))
    wrong.push('S3_BUCKET needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.');
  if (settings.production && !settings.TOKEN_SECRET)
    wrong.push('TOKEN_SECRET is missing: production needs at least 32 characters.');
  if (settings.production && !settings.PUBLIC_URL)
    wrong.push('PUBLIC_URL is missing: production needs the address people use.');
  return wrong;
}
