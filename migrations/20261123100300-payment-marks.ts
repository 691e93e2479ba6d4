import { Migration } from '@mikro-orm/migrations';

export class PaymentMarks20261123100300 extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      -- What people have paid with, as hashes with a key of the server's.
      create table monetization.payment_marks (
        hash text not null,
        person_id uuid not null,
        noted_at timestamptz not null,
        primary key (hash, person_id)
      );
      create index payment_marks_person on monetization.payment_marks (person_id);
    `);
  }
}
