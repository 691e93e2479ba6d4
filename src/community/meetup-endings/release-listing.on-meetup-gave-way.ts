import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { type Reaction, ReactsTo } from '#platform/outbox/reactions';
import { ReleaseListing } from '../../catalog/catalog.contract.js';
import { MeetupGaveWay } from './meetup-gave-way.js';

@Injectable()
@ReactsTo(MeetupGaveWay)
export class ReleaseListingOnMeetupGaveWay implements Reaction<MeetupGaveWay> {
  constructor(private readonly commands: CommandBus) {}

  async react({ listingId, sellerId, meetupId }: MeetupGaveWay): Promise<void> {
    await this.commands.execute(new ReleaseListing(listingId, sellerId, meetupId ?? null));
  }
}
