import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { Database } from '#platform/persistence/database';
import { MailAddressOf } from '../../identity/identity.contract.js';
import { StripeClient } from './stripe-client.js';

/** Who people are at Stripe. */
@Injectable()
export class StripeCustomers {
  constructor(
    private readonly db: Database,
    private readonly stripe: StripeClient,
    private readonly queries: QueryBus,
  ) {}

  async find(personId: string): Promise<string | undefined> {
    const row = await this.db.first(
      sql<{
        id: string;
      }>`select stripe_customer_id as id from monetization.customers where person_id = ${personId}`,
    );
    return row?.id;
  }

  /** Made with the first checkout; of two that make one, it is the same. */
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
    await this.db.rows(sql`
      insert into monetization.customers (person_id, stripe_customer_id) values (${personId}, ${id})
      on conflict (person_id) do nothing`);
    return (await this.find(personId)) ?? id;
  }
}
