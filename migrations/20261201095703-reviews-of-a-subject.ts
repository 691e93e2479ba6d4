import { Migration } from '@mikro-orm/migrations';

export class ReviewsOfASubject20261201095703 extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      -- Of all that is about somebody: what goes with them, comes along, or is counted anew.
      create index reviews_subject on community.reviews (subject_id);
    `);
  }
}
