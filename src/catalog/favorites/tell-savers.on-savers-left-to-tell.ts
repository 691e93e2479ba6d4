import { Injectable } from '@nestjs/common';
import { type Reaction, ReactsTo } from '#platform/outbox/reactions';
import { SaversLeftToTell } from './savers-left-to-tell.js';
import { TellSavers } from './tell-savers.js';

@Injectable()
@ReactsTo(SaversLeftToTell)
export class TellSaversOnSaversLeftToTell implements Reaction<SaversLeftToTell> {
  constructor(private readonly savers: TellSavers) {}

  react({ listingId, after }: SaversLeftToTell): Promise<void> {
    return this.savers.tell(listingId, after);
  }
}
