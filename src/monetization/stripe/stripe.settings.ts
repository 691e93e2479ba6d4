import { Type } from 'class-transformer';
import { IsInt, IsOptional, IsString, IsUrl, Max, Min, MinLength } from 'class-validator';
import { type ChecksTogether, ReadAtStart } from '#platform/config/settings';

/** Stripe takes the money where both secrets are set. */
@ReadAtStart()
export class StripeSettings implements ChecksTogether {
  @IsOptional()
  @IsString()
  @MinLength(8)
  STRIPE_SECRET_KEY?: string;

  /** What Stripe signs its events with, for the endpoint `/api/stripe/webhook`. */
  @IsOptional()
  @IsString()
  @MinLength(8)
  STRIPE_WEBHOOK_SECRET?: string;

  /** Another address that speaks Stripe's API, for trying things out. */
  @IsOptional()
  @IsUrl({ require_tld: false, protocols: ['http', 'https'], require_protocol: true })
  STRIPE_API_URL?: string;

  /** Seconds one call to Stripe may take, with everything that is tried for it. To charge a card takes some. */
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(60)
  STRIPE_TIME_LIMIT = 20;

  get isConfigured(): boolean {
    return this.STRIPE_SECRET_KEY !== undefined;
  }

  wrongTogether(): string[] {
    const { STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: webhooks } = this;
    if (key && !webhooks)
      return ['STRIPE_WEBHOOK_SECRET is missing: without it nothing that Stripe tells can be believed.'];
    if (webhooks && !key) return ['STRIPE_SECRET_KEY is missing: STRIPE_WEBHOOK_SECRET alone does nothing.'];
    return [];
  }
}
