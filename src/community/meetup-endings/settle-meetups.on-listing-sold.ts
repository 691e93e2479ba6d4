import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { type Reaction, ReactsTo } from '#platform/outbox/reactions';
import { Database } from '#platform/persistence/database';
import { ListingSold, SaleStands } from '../../catalog/catalog.contract.js';
import { LIVE } from '../meetups/meetup.sql.js';
import { EndedMeetups, IN_ORDER } from './ended-meetups.js';

/** Who bought it may still come for it; everybody else has nothing to come for. Nothing keeps it any more. */
@Injectable()
@ReactsTo(ListingSold)
export class SettleMeetupsOnListingSold implements Reaction<ListingSold> {
  constructor(
    private readonly db: Database,
    private readonly commands: CommandBus,
    private readonly meetups: EndedMeetups,
  ) {}

  async react({ saleId, listingId, buyerId }: ListingSold): Promise<void> {
    if (!(await this.commands.execute(new SaleStands(listingId, saleId)))) return;
    const others = sql`listing_id = ${listingId} and buyer_id is distinct from ${buyerId}::uuid ${IN_ORDER}`;
    await this.meetups.end(others, 'sold');
    await this.db.rows(sql`
      update community.meetups set reserved_at = null,
        sale_id = case when status in ${LIVE} then ${saleId}::uuid else sale_id end
      where listing_id = ${listingId} and (reserved_at is not null or status in ${LIVE})`);
  }
}
