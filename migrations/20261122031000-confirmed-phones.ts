import { Migration } from '@mikro-orm/migrations';

export class ConfirmedPhones20261122031000 extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      -- A number that was typed is no badge: only one that a code was sent to. No number has been confirmed so far.
      alter table identity.profiles add column phone_confirmed_at timestamptz;
      alter table catalog.sellers rename column has_phone to has_confirmed_phone;
      update catalog.sellers set has_confirmed_phone = false where has_confirmed_phone;

      -- There have been no reviews: a rating so far is one that nobody gave.
      update identity.profiles set rating = null, total_ratings = 0 where rating is not null or total_ratings > 0;
      update catalog.sellers set rating = null, total_ratings = 0 where rating is not null or total_ratings > 0;
    `);
  }
}
