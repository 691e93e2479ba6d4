import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { CommandHandler, type ICommandHandler, QueryBus } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { Clock } from '#platform/config/clock';
import { Database } from '#platform/persistence/database';
import { RecordSale } from '../catalog.contract.js';
import { Listing } from '../listings/listing.entity.js';
import { ListingNotForSale } from '../listings/listing.errors.js';
import { knowStatus } from './known-status.sql.js';
import { assertNotShipped } from './lock-own-listing.js';
import { Sale } from './sale.entity.js';

@CommandHandler(RecordSale)
export class RecordSaleHandler implements ICommandHandler<RecordSale> {
  constructor(
    private readonly em: EntityManager,
    private readonly db: Database,
    private readonly queries: QueryBus,
    private readonly clock: Clock,
  ) {}

  async execute({ listingId, sellerId, buyerId, price, hidden }: RecordSale): Promise<string> {
    const which = { id: listingId, sellerId };
    const listing = await this.em.findOne(Listing, which, {
      lockMode: LockMode.PESSIMISTIC_WRITE,
      refresh: true,
    });
    if (!listing) throw new ListingNotForSale();
    const before = await this.em.findOne(Sale, { listingId, buyerId, voidedAt: null });
    if (before) return before.id;
    await assertNotShipped(this.queries, listingId, buyerId);
    const now = this.clock.now();
    const agreed = { price, buyerId: (await this.isHere(buyerId)) ? buyerId : null, hidden };
    const sale = Sale.of(listing, agreed, now);
    listing.sell({ ...agreed, id: sale.id }, now);
    this.em.persist(sale);
    await this.em.flush();
    await this.db.rows(knowStatus(listingId, agreed.buyerId, listing.status, now));
    return sale.id;
  }

  private async isHere(personId: string): Promise<boolean> {
    const here = await this.db.first(
      sql`select from directory.people where id = ${personId} and not deleted`,
    );
    return here !== undefined;
  }
}
