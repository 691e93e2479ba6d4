import { Injectable } from '@nestjs/common';
import { type Joiner, OnJoining, type TakeAlongRule } from '#platform/life/joining';
import { Credits } from './credits.js';

@Injectable()
@OnJoining()
export class TakeCreditsOnJoining implements TakeAlongRule {
  constructor(private readonly credits: Credits) {}

  async takeAlong({ guestId, memberId }: Joiner): Promise<void> {
    await this.credits.bringAlong(guestId, memberId);
  }
}
