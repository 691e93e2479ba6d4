import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { NotInExport } from '#platform/life/exporting';
import { type ForgetRule, type Leaver, OnLeaving } from '#platform/life/leaving';
import { Outbox } from '#platform/outbox/outbox';
import { Database } from '#platform/persistence/database';

/** Somebody at Stripe is nobody here any more. */
export class CustomerLeft {
  static readonly type = 'monetization.customer-left';
  constructor(readonly stripeCustomerId: string) {}
}

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
  ) {}

  async forget({ id }: Leaver): Promise<void> {
    const gone = await this.db.rows(sql<{ customer: string }>`
      delete from monetization.customers where person_id = ${id} returning stripe_customer_id as customer`);
    for (const { customer } of gone) this.outbox.raise(new CustomerLeft(customer));
  }
}
