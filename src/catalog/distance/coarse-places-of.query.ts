import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { isUuid } from '#platform/http/uuid-param';
import { Database } from '#platform/persistence/database';
import { type CoarsePlaces, CoarsePlacesOf } from '../catalog.contract.js';
import { ListingNotFound } from '../listings/listing.errors.js';

@QueryHandler(CoarsePlacesOf)
export class CoarsePlacesOfHandler implements IQueryHandler<CoarsePlacesOf> {
  constructor(private readonly db: Database) {}

  async execute({ listingId, readerId }: CoarsePlacesOf): Promise<CoarsePlaces> {
    const found = isUuid(listingId) && (await this.find(listingId, readerId));
    if (!found) throw new ListingNotFound(listingId.slice(0, 64));
    return found;
  }

  private find(listingId: string, readerId: string): Promise<CoarsePlaces | undefined> {
    return this.db.first(sql<CoarsePlaces>`
      select place_id as listing, case when seller_id <> ${readerId}
        then (select place from catalog.chosen_places where person_id = ${readerId}) end as reader
      from catalog.listings where id = ${listingId} and status <> 'removed'`);
  }
}
