import { Injectable } from '@nestjs/common';
import { type Reaction, ReactsTo } from '#platform/outbox/reactions';
import { Realtime } from '#platform/realtime/realtime';
import { listingRoom } from '../live/listing-room.js';
import { CommentsChanged } from './comment.events.js';

@Injectable()
@ReactsTo(CommentsChanged)
export class TellWatchersOnCommentsChanged implements Reaction<CommentsChanged> {
  constructor(private readonly realtime: Realtime) {}

  async react({ listingId }: CommentsChanged): Promise<void> {
    this.realtime.toRoom(listingRoom(listingId), 'catalog.comments-changed', { listingId });
  }
}
