import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import {
  type BillingCycle,
  CURRENCY,
  type Currency,
  type PaidTier,
  yearlyByDefault,
} from '#contract/monetization/prices';
import { Database } from '#platform/persistence/database';
import { PlanNotOffered } from './plan.errors.js';

export interface PlanPrice {
  id: string;
  tier: PaidTier;
  cycle: BillingCycle;
  amountCents: number;
  currency: Currency;
  /** Null until it was made at Stripe. */
  stripePriceId: string | null;
  active: boolean;
}

const PRICE = sql`
  select id, tier, cycle, amount_cents as "amountCents", currency, stripe_price_id as "stripePriceId", active
  from monetization.prices`;

/** What plans cost: the rows of `monetization.prices`, as an operator has set them. */
@Injectable()
export class Prices {
  constructor(private readonly db: Database) {}

  /** Those that can be paid now. */
  offered(): Promise<PlanPrice[]> {
    return this.db.rows(sql<PlanPrice>`${PRICE} where active and currency = ${CURRENCY} order by sort_order`);
  }

  /** @throws PlanNotOffered */
  async offeredFor(tier: PaidTier, cycle: BillingCycle): Promise<PlanPrice> {
    const offered = (await this.offered()).filter((price) => price.tier === tier);
    const found = offered.find((price) => price.cycle === cycle);
    if (found) return found;
    const [monthly] = offered;
    if (!monthly || cycle !== 'yearly') throw new PlanNotOffered();
    return this.yearOf(monthly);
  }

  /** One that somebody may still pay though it is no longer offered. */
  find(id: string): Promise<PlanPrice | undefined> {
    return this.db.first(sql<PlanPrice>`${PRICE} where id = ${id}`);
  }

  findByStripe(stripePriceId: string): Promise<PlanPrice | undefined> {
    return this.db.first(sql<PlanPrice>`${PRICE} where stripe_price_id = ${stripePriceId}`);
  }

  /** The first one to say where it is at Stripe is right; answers what stands. */
  async keepStripeId(id: string, stripePriceId: string): Promise<string> {
    const kept = await this.db.first(sql<{ stripePriceId: string }>`
      update monetization.prices set stripe_price_id = coalesce(stripe_price_id, ${stripePriceId})
      where id = ${id} returning stripe_price_id as "stripePriceId"`);
    if (!kept) throw new PlanNotOffered();
    return kept.stripePriceId;
  }

  /** The year that nobody has set a price for, as a price of its own, so that what was paid is known for good. */
  private async yearOf({ tier, amountCents }: PlanPrice): Promise<PlanPrice> {
    const made = await this.db.first(sql<{ id: string }>`
      insert into monetization.prices (tier, cycle, amount_cents, currency, active, sort_order)
      values (${tier}, 'yearly', ${yearlyByDefault(amountCents)}, ${CURRENCY}, false, 0)
      on conflict (tier, cycle, currency, amount_cents) do update set amount_cents = excluded.amount_cents
      returning id`);
    const price = made && (await this.find(made.id));
    if (!price) throw new PlanNotOffered();
    return price;
  }
}
