import { Migration } from '@mikro-orm/migrations';

export class WaitingOffers20261122110000 extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      -- What a person is to answer: the seller what is offered, the buyer what is countered.
      create index offers_for_seller on messaging.offers (seller_id, expires_at) where status = 'negotiating';
      create index offers_for_buyer on messaging.offers (buyer_id, expires_at) where status = 'countered';
    `);
  }
}
