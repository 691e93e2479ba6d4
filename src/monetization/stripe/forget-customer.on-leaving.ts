import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { NotInExport } from '#platform/life/exporting';
import { type ForgetRule, type Leaver, OnLeaving } from '#platform/life/leaving';
import { Outbox } from '#platform/outbox/outbox';
import { Database } from '#platform/persistence/database';
import { CustomerLeft } from './customer-left.js';
import { StripeCustomers } from './stripe-customers.js';

/** Stripe is told to forget them, too. */
@Injectable()
@OnLeaving('monetization.customers.person_id')
@NotInExport({
  'monetization.customers.person_id':
    'A number under which Stripe knows them; what they paid is in the plan.',
})
export class ForgetCustomerOnLeaving implements ForgetRule {
  constructor(
    private readonly db: Database,
    private readonly outbox: Outbox,
    private readonly customers: StripeCustomers,
  ) {}

  async forget({ id }: Leaver): Promise<void> {
    await this.customers.lock(id);
    const gone = await this.db.rows(sql<{ customer: string }>`
      delete from monetization.customers where person_id = ${id} returning stripe_customer_id as customer`);
    for (const { customer } of gone) this.outbox.raise(new CustomerLeft(customer));
  }
}
