import { Injectable } from '@nestjs/common';
import { type Joiner, OnJoining, type TakeAlongRule } from '#platform/life/joining';
import { MediaLibrary } from './media-library.js';

@Injectable()
@OnJoining()
export class TakeUploadsOnJoining implements TakeAlongRule {
  constructor(private readonly media: MediaLibrary) {}

  async takeAlong({ guestId, memberId }: Joiner): Promise<void> {
    await this.media.transfer(guestId, memberId);
  }
}
