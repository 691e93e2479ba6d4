import { Injectable, Logger } from '@nestjs/common';
import { sql } from 'kysely';
import { Clock } from '#platform/config/clock';
import { Job, type ScheduledJob } from '#platform/jobs/job';
import { oneByOne } from '#platform/jobs/one-by-one';
import { Database } from '#platform/persistence/database';
import { StripeSettings } from '../stripe/stripe.settings.js';
import { NoAnswer } from '../stripe/stripe-failure.js';
import { StripeRefunds } from '../stripe/stripe-refunds.js';
import { StripeSessions } from '../stripe/stripe-sessions.js';
import { StripeSync } from '../stripe/stripe-sync.js';

const AT_ONCE = 50;

interface Due {
  what: 'subscription' | 'session';
  id: string;
}

/**
 * Asks Stripe about what a lost event would have told: periods that are over, payments that are due, checkouts that hang,
 * refunds of the last days, disputes that were lost.
 */
@Injectable()
@Job({ name: 'monetization.reconcile-with-stripe', cron: '*/10 * * * *' })
export class ReconcileWithStripeJob implements ScheduledJob {
  private readonly logger = new Logger(ReconcileWithStripeJob.name);

  constructor(
    private readonly db: Database,
    private readonly subscriptions: StripeSync,
    private readonly sessions: StripeSessions,
    private readonly refunds: StripeRefunds,
    private readonly settings: StripeSettings,
    private readonly clock: Clock,
  ) {}

  async run(stopping: AbortSignal): Promise<void> {
    if (!this.settings.isConfigured) return;
    for (const { what, id } of await this.due()) {
      if (stopping.aborted) return;
      // One that fails does not keep the others from being asked; the next run tries it again.
      const asked = what === 'session' ? this.syncSession(id) : this.syncSubscription(id);
      await asked.catch((error: unknown) =>
        this.logger.warn(error, `Stripe could not be asked about ${id}.`),
      );
    }
    await this.lastGivenBack(stopping);
  }

  /** Those that were asked longest ago first. */
  private due(): Promise<Due[]> {
    const now = this.clock.now();
    return this.db.rows(sql<Due>`
      (select 'subscription' as what, stripe_subscription_id as id from monetization.subscriptions
      where source = 'stripe' and status in ('inactive', 'active', 'past-due')
        and (period_end is null or period_end <= ${now} or status <> 'active')
        and (checked_at is null or checked_at < ${now}::timestamptz - interval '1 hour')
      order by checked_at nulls first limit ${AT_ONCE})
      union all
      (select 'session', stripe_session_id from monetization.checkouts
      where source = 'stripe' and status = 'open' and stripe_session_id is not null
        and created_at < ${now}::timestamptz - interval '15 minutes'
      order by checked_at nulls first, created_at limit ${AT_ONCE})`);
  }

  /** Noted also where nothing came of the answer, so that it lets the others go first. Without one it stays its turn. */
  private async syncSubscription(id: string): Promise<void> {
    const outcome = await this.subscriptions.sync(id).catch((error: unknown) => error);
    if (outcome === 'applied') return;
    if (!(outcome instanceof NoAnswer))
      await this.db.rows(sql`
        update monetization.subscriptions set checked_at = ${this.clock.now()} where stripe_subscription_id = ${id}`);
    if (outcome !== 'foreign') throw outcome;
  }

  /** Noted before, so that one that cannot be asked about lets the others go first as well. */
  private async syncSession(id: string): Promise<unknown> {
    await this.db.rows(
      sql`update monetization.checkouts set checked_at = ${this.clock.now()} where stripe_session_id = ${id}`,
    );
    return this.sessions.sync(id);
  }

  private async lastGivenBack(stopping: AbortSignal): Promise<void> {
    const given = await this.refunds.recent(this.clock.now());
    const known = await this.db.rows(sql<{ reference: string }>`
      select reference from monetization.payments where reference = any(${given.map(({ id }) => id)})`);
    const unknown = given.filter(({ id }) => !known.some(({ reference }) => reference === id));
    await oneByOne(unknown, stopping, (each) => this.refunds.keep(each));
  }
}
