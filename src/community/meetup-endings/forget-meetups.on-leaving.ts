import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { type ForgetRule, type Leaver, OnLeaving, Outlives } from '#platform/life/leaving';
import { Database } from '#platform/persistence/database';
import { WithdrawNotices } from '../../notifications/notifications.contract.js';
import { meetupSubject } from '../meetup-news/meetup-notices.js';
import { EndedMeetups, IN_ORDER } from './ended-meetups.js';

const STAYS = 'The other one keeps when and about what they met, without a word of who left.';

/** Nobody waits for who has left. Their words go, and the places they named. */
@Injectable()
@OnLeaving('community.meetups.place_name', 'community.meetup_listings.image')
@Outlives({
  'community.meetups.buyer_id': STAYS,
  'community.meetups.seller_id': STAYS,
  'community.meetup_listings.seller_id': 'Whose words are to be forgotten, without any of them.',
})
export class ForgetMeetupsOnLeaving implements ForgetRule {
  constructor(
    private readonly db: Database,
    private readonly commands: CommandBus,
    private readonly meetups: EndedMeetups,
  ) {}

  async forget({ id }: Leaver): Promise<void> {
    await this.meetups.end(sql`${id}::uuid in (buyer_id, seller_id) ${IN_ORDER}`, 'left');
    const left = await this.db.rows(sql<{ id: string; otherId: string }>`
      update community.meetups set
        notes = case when buyer_id = ${id} then '' else notes end,
        cancel_reason = case when ${OWN(id, 'canceled_by')} then null else cancel_reason end,
        missed_answer = case when ${OWN(id, 'missed_by')} and missed_answer is not null then '' else missed_answer end,
        place_name = case when place_kind = 'custom' then '' else place_name end,
        place_latitude = case when place_kind <> 'custom' then place_latitude end,
        place_longitude = case when place_kind <> 'custom' then place_longitude end
      where buyer_id = ${id} or seller_id = ${id}
      returning id, case when buyer_id = ${id} then seller_id else buyer_id end as "otherId"`);
    await this.db.rows(
      sql`update community.meetup_listings set title = '', image = null where seller_id = ${id}`,
    );
    const places = left.map((meetup) => ({ personId: meetup.otherId, subject: meetupSubject(meetup.id) }));
    await this.commands.execute(new WithdrawNotices(places, 'left'));
  }
}

/** Whether a side is that person's. */
const OWN = (id: string, side: string) =>
  sql`${sql.ref(side)} = case when buyer_id = ${id} then 'buyer' else 'seller' end`;
