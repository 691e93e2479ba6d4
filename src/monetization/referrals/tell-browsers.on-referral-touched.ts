import { Injectable } from '@nestjs/common';
import { type Reaction, ReactsTo } from '#platform/outbox/reactions';
import { Realtime } from '#platform/realtime/realtime';
import { ReferralTouched } from './referral-touched.js';

@Injectable()
@ReactsTo(ReferralTouched)
export class TellBrowsersOnReferralTouched implements Reaction<ReferralTouched> {
  constructor(private readonly realtime: Realtime) {}

  async react({ referralId, personIds }: ReferralTouched): Promise<void> {
    this.realtime.toPeople(personIds, 'monetization.referral', { referralId });
  }
}
