import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import type Stripe from 'stripe';
import { Clock } from '#platform/config/clock';
import { Outbox } from '#platform/outbox/outbox';
import { Database } from '#platform/persistence/database';
import { StripeSettings } from '../stripe/stripe.settings.js';
import { aboutOf, BillingEventReceived } from './billing-event.js';

/** Keeps what Stripe told, once, before anything is done about it. */
export class ReceiveEvent extends Command<void> {
  constructor(readonly event: Stripe.Event) {
    super();
  }
}

@CommandHandler(ReceiveEvent)
export class ReceiveEventHandler implements ICommandHandler<ReceiveEvent> {
  constructor(
    private readonly em: EntityManager,
    private readonly db: Database,
    private readonly outbox: Outbox,
    private readonly settings: StripeSettings,
    private readonly clock: Clock,
  ) {}

  async execute({ event }: ReceiveEvent): Promise<void> {
    const about = aboutOf(event);
    // Of an account that is connected to ours, of the other mode, or about something else.
    if (about === undefined || event.account || event.livemode !== this.isLive) return;
    await this.em.transactional(async () => {
      const kept = await this.db.rows(sql`
        insert into monetization.billing_events (id, type, about, created_at, received_at)
        values (${event.id}, ${event.type}, ${about}, to_timestamp(${event.created}), ${this.clock.now()})
        on conflict (id) do nothing returning id`);
      // Those about one thing are asked one after the other.
      if (kept.length > 0) this.outbox.raise(new BillingEventReceived(event.id, about), about);
    });
  }

  private get isLive(): boolean {
    return /^[rs]k_live_/.test(this.settings.STRIPE_SECRET_KEY ?? '');
  }
}
