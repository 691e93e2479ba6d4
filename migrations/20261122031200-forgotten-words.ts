import { Migration } from '@mikro-orm/migrations';

export class ForgottenWords20261122031200 extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      -- What people who have left had written to a bot, and what they called what they sold.
      update messaging.bot_interactions did set data = jsonb_set(data, '{original_message}', '""')
      from messaging.people buyer
      where buyer.id = did.buyer_id and buyer.deleted and data ->> 'original_message' <> '';
      update messaging.items item set title = '', image = null
      from messaging.people seller where seller.id = item.seller_id and seller.deleted;
    `);
  }
}
