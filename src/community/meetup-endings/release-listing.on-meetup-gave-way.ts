import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { type Reaction, ReactsTo } from '#platform/outbox/reactions';
import { LockListing } from '../../catalog/catalog.contract.js';
import { KeptListing } from '../meetups/kept-listing.js';
import { MeetupGaveWay } from './meetup-gave-way.js';

@Injectable()
@ReactsTo(MeetupGaveWay)
export class ReleaseListingOnMeetupGaveWay implements Reaction<MeetupGaveWay> {
  constructor(
    private readonly commands: CommandBus,
    private readonly kept: KeptListing,
  ) {}

  async react({ listingId, sellerId }: MeetupGaveWay): Promise<void> {
    const listing = await this.commands.execute(new LockListing(listingId));
    if (listing?.status === 'pending') await this.kept.releaseUnlessKept(listingId, sellerId);
  }
}
