import { Migration } from '@mikro-orm/migrations';

export class FoundByPerson20261122120000 extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      -- Whoever leaves takes along what they looked at, and what they had written to a bot.
      create index listing_views_viewer on catalog.listing_views (viewer);
      create index bot_interactions_buyer on messaging.bot_interactions (buyer_id);
    `);
  }
}
