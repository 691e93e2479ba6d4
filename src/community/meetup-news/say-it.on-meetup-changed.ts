import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { type Reaction, ReactsTo } from '#platform/outbox/reactions';
import { SayOfMeetup } from '../../messaging/messaging.contract.js';
import { MeetupChanged } from '../community.contract.js';

/** What happens to a meetup stands in the thread of the two, but for an end that one of them has no more words for. */
@Injectable()
@ReactsTo(MeetupChanged)
export class SayItOnMeetupChanged implements Reaction<MeetupChanged> {
  constructor(private readonly commands: CommandBus) {}

  async react(changed: MeetupChanged): Promise<void> {
    const { meetupId, event, byId, listingId, buyerId, sellerId, cause } = changed;
    if (cause === 'left' || cause === 'blocked') return;
    const { startsAt, timeZone, placeName } = changed;
    const senderId = byId ?? sellerId;
    const recipientId = senderId === buyerId ? sellerId : buyerId;
    const line = { meetupId, event, cause, startsAt, timeZone, placeName };
    await this.commands.execute(new SayOfMeetup(senderId, recipientId, listingId, line));
  }
}
