import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { RecordSale } from '../../catalog/catalog.contract.js';
import { KeptListing } from '../meetups/kept-listing.js';
import { ItemNotFree } from '../meetups/meetup.errors.js';
import type { Turn } from './meetup-moves.js';

/** A meetup took place: the item is sold to its buyer. */
@Injectable()
export class Handover {
  constructor(
    private readonly commands: CommandBus,
    private readonly kept: KeptListing,
  ) {}

  /** At the price the two agreed on, else the listing's. @throws ItemNotFree, ListingNotForSale when somebody else has it */
  async complete({ meetup, listing, side, now }: Turn): Promise<void> {
    if (!listing) throw new ItemNotFree();
    const { listingId, sellerId, buyerId } = meetup;
    const agreed = await this.kept.agreedPrice(listingId, sellerId, buyerId);
    const price = agreed ?? listing.price;
    const saleId =
      meetup.saleId ?? (await this.commands.execute(new RecordSale(listingId, sellerId, buyerId, price)));
    meetup.complete(side, saleId, now);
  }
}
