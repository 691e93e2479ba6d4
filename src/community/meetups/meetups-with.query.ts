import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { MEETUP_LIMITS as LIMITS } from '#contract/meetups';
import { Clock } from '#platform/config/clock';
import type { MeetupList } from './meetup.dto.js';
import { LIVE } from './meetup.sql.js';
import { MeetupReading } from './meetup-reading.js';

/** What stands over the thread of two people: their live meetups, and those that took place or were missed of late. */
export class MeetupsWith extends Query<MeetupList> {
  constructor(
    readonly personId: string,
    readonly otherId: string,
  ) {
    super();
  }
}

@QueryHandler(MeetupsWith)
export class MeetupsWithHandler implements IQueryHandler<MeetupsWith> {
  constructor(
    private readonly reading: MeetupReading,
    private readonly clock: Clock,
  ) {}

  async execute({ personId, otherId }: MeetupsWith): Promise<MeetupList> {
    const items = await this.reading.all(
      personId,
      sql`(meetup.buyer_id, meetup.seller_id) in ((${personId}::uuid, ${otherId}::uuid), (${otherId}::uuid, ${personId}::uuid))
        and (meetup.status in ${LIVE}
          or ((meetup.status = 'completed' or meetup.cancel_cause = 'missed')
            and meetup.updated_at > ${this.clock.now()}::timestamptz - ${LIMITS.withPersonDays} * interval '1 day'))
      order by meetup.created_at desc, meetup.id desc
      limit ${LIMITS.withPerson}`,
    );
    return { items };
  }
}
