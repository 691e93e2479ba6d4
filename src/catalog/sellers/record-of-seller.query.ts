import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { Database } from '#platform/persistence/database';
import { RecordOfSeller, type SellerRecord } from '../catalog.contract.js';

@QueryHandler(RecordOfSeller)
export class RecordOfSellerHandler implements IQueryHandler<RecordOfSeller> {
  constructor(private readonly db: Database) {}

  async execute({ sellerId }: RecordOfSeller): Promise<SellerRecord> {
    const [record] = await this.db.prepared<SellerRecord>('seller-record', SELLER_RECORD, [sellerId]);
    return record ?? { listings: 0, sold: 0, bought: 0 };
  }
}

/** The benchmark's bare server sends it too. */
export const SELLER_RECORD = `
  select
    (select count(*)::int from catalog.listings where seller_id = $1 and status = 'active') as listings,
    (select count(*)::int from catalog.sales where seller_id = $1 and voided_at is null) as sold,
    (select count(*)::int from catalog.sales where buyer_id = $1 and voided_at is null) as bought`;
