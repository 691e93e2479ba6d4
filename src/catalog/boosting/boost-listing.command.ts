import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { Clock } from '#platform/config/clock';
import { Database } from '#platform/persistence/database';
import { BoostListing } from '../catalog.contract.js';
import { ListingNotForSale } from '../listings/listing.errors.js';

@CommandHandler(BoostListing)
export class BoostListingHandler implements ICommandHandler<BoostListing> {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  async execute({ listingId, sellerId, days }: BoostListing): Promise<Date> {
    const now = this.clock.now();
    const boosted = await this.db.first(sql<{ until: number }>`
      update catalog.listings
      set boosted_until = greatest(boosted_until, ${now}::timestamptz) + make_interval(hours => 24 * ${days}::int)
      where id = ${listingId} and seller_id = ${sellerId} and status = 'active'
      returning extract(epoch from boosted_until)::float8 * 1000 as until`);
    if (!boosted) throw new ListingNotForSale();
    return new Date(boosted.until);
  }
}
