import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '#platform/config/clock';
import { ReleaseListing } from '../../catalog/catalog.contract.js';
import { CallOffDeal } from '../messaging.contract.js';
import { Offer } from '../offers/offer.entity.js';

@CommandHandler(CallOffDeal)
export class CallOffDealHandler implements ICommandHandler<CallOffDeal> {
  constructor(
    private readonly em: EntityManager,
    private readonly commands: CommandBus,
    private readonly clock: Clock,
  ) {}

  async execute({ listingId, sellerId, buyerId, byId }: CallOffDeal): Promise<boolean> {
    const deal = await this.em.findOne(
      Offer,
      { listingId, sellerId, buyerId, status: 'accepted' },
      { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
    );
    if (!deal) return false;
    deal.cancel(byId, this.clock.now());
    await this.commands.execute(new ReleaseListing(listingId, sellerId, deal.id, buyerId));
    return true;
  }
}
