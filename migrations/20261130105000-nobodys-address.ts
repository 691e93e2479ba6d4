import { Migration } from '@mikro-orm/migrations';

export class NobodysAddress20261130105000 extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      -- Who looked and is not signed in is known again within a day by a hash with a key, no longer by a network address.
      delete from catalog.listing_views where day < current_date - 90;
      update catalog.listing_views set viewer = replace(gen_random_uuid()::text, '-', '')
      where viewer !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' and viewer not like 'demo-%';
      update catalog.listing_shares set visitor = replace(gen_random_uuid()::text, '-', '')
      where visitor !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$';
    `);
  }
}
