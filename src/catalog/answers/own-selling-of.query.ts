import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { Database } from '#platform/persistence/database';
import { usdSql } from '#platform/persistence/money.sql';
import { type OwnSelling, OwnSellingOf } from '../catalog.contract.js';

/** Of drafts and of listings that are named. */
const SHOWN = 5;

@QueryHandler(OwnSellingOf)
export class OwnSellingOfHandler implements IQueryHandler<OwnSellingOf> {
  constructor(private readonly db: Database) {}

  async execute({ personId, words }: OwnSellingOf): Promise<OwnSelling> {
    const found = await this.db.first(sql<{ selling: OwnSelling }>`
      select json_build_object(
        'active', count(*) filter (where status = 'active'),
        'pending', count(*) filter (where status = 'pending'),
        'sold', count(*) filter (where status = 'sold'),
        'drafts', (
          select json_build_object('count', count(*), 'titles', coalesce(
            json_agg(title order by place) filter (where place <= ${SHOWN} and title <> ''), '[]'))
          from (
            select words ->> 'title' as title, row_number() over (order by updated_at desc, id desc) as place
            from catalog.drafts where person_id = ${personId}
          ) draft
        ),
        'lastSale', (
          select json_build_object('listingId', listing_id, 'title', title, 'price', ${usdSql('price_cents')},
            'soldAt', sold_at)
          from catalog.sales where seller_id = ${personId} and voided_at is null
          order by sold_at desc, id desc limit 1
        ),
        'named', (
          select coalesce(json_agg(one order by created_at desc), '[]') from (
            select listing.created_at, json_build_object('id', listing.id, 'title', listing.title,
              'price', ${usdSql('listing.price_cents')}, 'status', listing.status, 'soldFor', (
                select ${usdSql('sale.price_cents')} from catalog.sales sale
                where sale.listing_id = listing.id and sale.voided_at is null
                order by sale.sold_at desc limit 1
              )) as one
            from catalog.listings listing
            where listing.seller_id = ${personId} and listing.status <> 'removed' and cardinality(${[...words]}::text[]) > 0
              and not exists (
                select from unnest(${[...words]}::text[]) word
                where strpos(lower(unaccent(listing.title)), word) = 0
              )
            order by listing.created_at desc limit ${SHOWN}
          ) named
        )
      ) as selling
      from catalog.listings where seller_id = ${personId} and status <> 'removed'`);
    if (!found) throw new Error('An aggregate returned no row.');
    return found.selling;
  }
}
