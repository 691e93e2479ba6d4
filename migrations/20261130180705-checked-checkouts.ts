import { Migration } from '@mikro-orm/migrations';

export class CheckedCheckouts20261130180705 extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      -- When Stripe was last asked about it.
      alter table monetization.checkouts add column checked_at timestamptz;
    `);
  }
}
