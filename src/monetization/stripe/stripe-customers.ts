import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { Outbox } from '#platform/outbox/outbox';
import { Database } from '#platform/persistence/database';
import { MailAddressOf } from '../../identity/identity.contract.js';
import { CheckoutClosed } from '../billing/billing.errors.js';
import { CustomerLeft } from './customer-left.js';
import { StripeClient } from './stripe-client.js';

/** Who people are at Stripe. */
@Injectable()
export class StripeCustomers {
  constructor(
    private readonly em: EntityManager,
    private readonly db: Database,
    private readonly stripe: StripeClient,
    private readonly queries: QueryBus,
    private readonly outbox: Outbox,
  ) {}

  async find(personId: string): Promise<string | undefined> {
    const row = await this.db.first(
      sql<{
        id: string;
      }>`select stripe_customer_id as id from monetization.customers where person_id = ${personId}`,
    );
    return row?.id;
  }

  /** Who leaves and who becomes known do not miss each other. Within the caller's transaction. */
  lock(personId: string): Promise<void> {
    return this.db.lock(`monetization.customer-of:${personId}`);
  }

  /** Made with the first checkout; of two that make one, it is the same. @throws CheckoutClosed for who has left meanwhile */
  async of(personId: string): Promise<string> {
    const known = await this.find(personId);
    if (known) return known;
    const address = await this.queries.execute(new MailAddressOf(personId));
    const { id } = await this.stripe.once('customers.create', `customer-${personId}`, (stripe, options) =>
      stripe.customers.create(
        { ...(address && { email: address.email, name: address.name }), metadata: { person_id: personId } },
        options,
      ),
    );
    const kept = await this.keep(personId, id);
    if (!kept) throw new CheckoutClosed();
    return kept;
  }

  /** Undefined for who is here no longer: Stripe, which knows them only now, is told to forget them. */
  private keep(personId: string, id: string): Promise<string | undefined> {
    return this.em.transactional(async () => {
      await this.lock(personId);
      const row = await this.db.first(sql<{ id: string }>`
        insert into monetization.customers (person_id, stripe_customer_id)
        select id, ${id} from directory.people where id = ${personId} and not deleted
        on conflict (person_id) do update set person_id = excluded.person_id returning stripe_customer_id as id`);
      if (!row) this.outbox.raise(new CustomerLeft(id));
      return row?.id;
    });
  }
}
