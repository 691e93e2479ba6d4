import { Migration } from '@mikro-orm/migrations';

export class AcceptedTerms20261122031100 extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      -- Which terms a member agreed to when signing up, and when.
      alter table identity.profiles add column terms_version text, add column terms_accepted_at timestamptz;
    `);
  }
}
