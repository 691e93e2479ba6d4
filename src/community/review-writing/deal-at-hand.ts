import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { sql } from 'kysely';
import type { DealSide } from '#contract/community/reviews';
import { Clock } from '#platform/config/clock';
import { Database } from '#platform/persistence/database';
import { KeepDeal } from '../deals/keep-deal.command.js';
import { CannotReview, DealNotFound } from '../reviews/review.errors.js';

export interface LockedDeal {
  saleId: string;
  side: DealSide;
  /** The other one. */
  otherId: string;
  title: string;
  closesAt: Date;
}

type Found = Omit<LockedDeal, 'otherId' | 'closesAt'> & {
  otherId: string | null;
  closesAt: string;
  voided: boolean;
};

/**
 * A deal whose one side writes about the other in this transaction. A block between the two keeps nobody from it: what is
 * written is for everybody else, and who expects little praise would only have to block in time.
 */
@Injectable()
export class DealAtHand {
  constructor(
    private readonly db: Database,
    private readonly commands: CommandBus,
    private readonly clock: Clock,
  ) {}

  /**
   * Locks it: of two who write at once, the second finds what the first wrote.
   * @throws DealNotFound for who is no side of it, CannotReview
   */
  async lock(saleId: string, personId: string, { mayBeOff = false } = {}): Promise<LockedDeal> {
    const deal = (await this.find(saleId, personId)) ?? (await this.justSold(saleId, personId));
    if (!deal) throw new DealNotFound();
    const { otherId, voided, ...rest } = deal;
    const closesAt = new Date(deal.closesAt);
    if (otherId === null) throw new CannotReview('left');
    if (voided && !mayBeOff) throw new CannotReview('called-off');
    if (closesAt <= this.clock.now()) throw new CannotReview('closed');
    return { ...rest, otherId, closesAt };
  }

  private find(saleId: string, personId: string): Promise<Found | undefined> {
    return this.db.first(sql<Found>`
      select sale_id as "saleId", title, case when seller_id = ${personId} then 'seller' else 'buyer' end as side,
        case when seller_id = ${personId} then buyer_id else seller_id end as "otherId",
        closes_at as "closesAt", voided_at is not null as voided
      from community.deals where sale_id = ${saleId} and ${personId}::uuid in (seller_id, buyer_id)
      for update`);
  }

  /** Who has just been told of a sale may write before what reacts to it has made it a deal. */
  private async justSold(saleId: string, personId: string): Promise<Found | undefined> {
    await this.commands.execute(new KeepDeal(saleId));
    return this.find(saleId, personId);
  }
}
