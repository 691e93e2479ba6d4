import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '#platform/config/clock';
import { VoidSale } from '../catalog.contract.js';
import { Listing } from '../listings/listing.entity.js';
import { Sale } from '../sales/sale.entity.js';

@CommandHandler(VoidSale)
export class VoidSaleHandler implements ICommandHandler<VoidSale> {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  async execute({ listingId, saleId }: VoidSale): Promise<void> {
    const lock = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;
    const listing = await this.em.findOne(Listing, listingId, lock);
    const sale = await this.em.findOne(Sale, { id: saleId, listingId, voidedAt: null });
    if (!sale) return;
    const now = this.clock.now();
    if (listing?.status === 'sold') listing.relist({ id: sale.id, buyerId: sale.buyerId ?? null }, now);
    sale.void(now);
    await this.em.flush();
  }
}
