import { Migration } from '@mikro-orm/migrations';

export class PlanCredits20261122172200 extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      -- The month of the plan, by its begin, whose credits were given last.
      alter table monetization.subscriptions add column credited_at timestamptz;
      create index subscriptions_uncredited on monetization.subscriptions (credited_at nulls first)
        where status = 'active';
    `);
  }
}
