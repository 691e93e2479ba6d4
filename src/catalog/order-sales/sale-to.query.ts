import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { Database } from '#platform/persistence/database';
import { SaleTo } from '../catalog.contract.js';

@QueryHandler(SaleTo)
export class SaleToHandler implements IQueryHandler<SaleTo> {
  constructor(private readonly db: Database) {}

  async execute({ listingId, buyerId }: SaleTo): Promise<string | null> {
    const sale = await this.db.first(sql<{ id: string }>`
      select id from catalog.sales
      where listing_id = ${listingId} and buyer_id = ${buyerId} and voided_at is null`);
    return sale?.id ?? null;
  }
}
