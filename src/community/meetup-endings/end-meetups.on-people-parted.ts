import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { type Reaction, ReactsTo } from '#platform/outbox/reactions';
import { PeopleParted } from '../../messaging/messaging.contract.js';
import { EndedMeetups, IN_ORDER } from './ended-meetups.js';

@Injectable()
@ReactsTo(PeopleParted)
export class EndMeetupsOnPeopleParted implements Reaction<PeopleParted> {
  constructor(private readonly meetups: EndedMeetups) {}

  async react({ oneId, otherId }: PeopleParted): Promise<void> {
    const two = sql`(buyer_id, seller_id) in ((${oneId}::uuid, ${otherId}::uuid), (${otherId}::uuid, ${oneId}::uuid))`;
    await this.meetups.end(sql`${two} ${IN_ORDER}`, 'blocked');
  }
}
