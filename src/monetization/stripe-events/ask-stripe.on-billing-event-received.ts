import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Clock } from '#platform/config/clock';
import { type Reaction, ReactsTo } from '#platform/outbox/reactions';
import { Database } from '#platform/persistence/database';
import { StripeRefunds } from '../stripe/stripe-refunds.js';
import { StripeSessions } from '../stripe/stripe-sessions.js';
import { StripeSync, type Synced } from '../stripe/stripe-sync.js';
import { BillingEventReceived } from './billing-event.js';

/** An event only says that there is something new: what it is, Stripe is asked. So late, double and old ones do no harm. */
@Injectable()
@ReactsTo(BillingEventReceived, { lane: 'outside' })
export class AskStripeOnBillingEventReceived implements Reaction<BillingEventReceived> {
  constructor(
    private readonly db: Database,
    private readonly subscriptions: StripeSync,
    private readonly sessions: StripeSessions,
    private readonly refunds: StripeRefunds,
    private readonly clock: Clock,
  ) {}

  async react({ eventId, about }: BillingEventReceived): Promise<void> {
    const outcome = await this.ask(about);
    await this.db.rows(sql`
      update monetization.billing_events set applied_at = ${this.clock.now()}, outcome = ${outcome}
      where id = ${eventId}`);
  }

  private ask(about: string): Promise<Synced> {
    if (about.startsWith('cs_')) return this.sessions.sync(about);
    return /^(re|pyr|du|dp)_/.test(about) ? this.refunds.sync(about) : this.subscriptions.sync(about);
  }
}
