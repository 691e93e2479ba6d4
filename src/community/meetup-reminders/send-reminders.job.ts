import { EntityManager } from '@mikro-orm/postgresql';
import { CommandBus } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { whenIn } from '#contract/notices/notice-text';
import type { Notice } from '#contract/notices/notices';
import { threadPath } from '#contract/pages/thread-path';
import { Clock } from '#platform/config/clock';
import { inBatches } from '#platform/jobs/in-batches';
import { Job, type ScheduledJob } from '#platform/jobs/job';
import { Database } from '#platform/persistence/database';
import { NotifyPerson } from '../../notifications/notifications.contract.js';
import { meetupSubject } from '../meetup-news/meetup-notices.js';

/** Meetups; twice as many people. */
const AT_ONCE = 100;
/** Transactions, each with meetups of its own. */
const SIDE_BY_SIDE = 4;

interface Due {
  taken: number;
  told: {
    meetupId: string;
    personId: string;
    otherId: string;
    listingId: string;
    startsAt: string;
    timeZone: string;
    place: string;
    title: string;
    name: string;
  }[];
}

/**
 * Says what is due. A reminder goes in the transaction that says it: whoever dies midway has said nothing of what he took, and
 * two that run at once take different ones.
 */
@Job({ name: 'community.send-meetup-reminders', cron: '* * * * *' })
export class SendRemindersJob implements ScheduledJob {
  constructor(
    private readonly em: EntityManager,
    private readonly db: Database,
    private readonly commands: CommandBus,
    private readonly clock: Clock,
  ) {}

  async run(stopping: AbortSignal): Promise<void> {
    const ends = await Promise.allSettled(Array.from({ length: SIDE_BY_SIDE }, () => this.sendAll(stopping)));
    // Not before all have ended: nothing goes on of a job that has failed.
    const failed = ends.find((end) => end.status === 'rejected');
    if (failed) throw failed.reason;
  }

  private async sendAll(stopping: AbortSignal): Promise<void> {
    await inBatches(AT_ONCE, stopping, () => this.em.transactional(() => this.some()));
  }

  private async some(): Promise<number> {
    const { taken, told } = await this.take();
    for (const { personId, meetupId, otherId, listingId, startsAt, timeZone, ...words } of told) {
      const notice: Notice = {
        kind: 'meetup',
        code: 'meetup-reminder',
        params: { ...words, when: whenIn(new Date(startsAt).toISOString(), timeZone) },
        link: threadPath(otherId, listingId),
      };
      await this.commands.execute(new NotifyPerson(personId, notice, { subject: meetupSubject(meetupId) }));
    }
    return taken;
  }

  /** Of a day and an hour that are due at once, after a pause, only the hour is said; and nothing of what is over. */
  private async take(): Promise<Due> {
    const now = this.clock.now();
    const due = await this.db.first(sql<Due>`
      with due as materialized (
        select meetup_id, hours from community.meetup_reminders
        where due_at <= ${now} order by due_at, meetup_id limit ${AT_ONCE} for update skip locked
      ), taken as (
        delete from community.meetup_reminders reminder using due
        where reminder.meetup_id = due.meetup_id and reminder.hours = due.hours
        returning reminder.meetup_id, reminder.hours
      ), told as (
        select distinct on (meetup.id, person.id) meetup.id as "meetupId", person.id as "personId",
          other.id as "otherId", meetup.listing_id as "listingId", starts_at as "startsAt",
          time_zone as "timeZone", place_name as place, item.title, other.name
        from taken
        join community.meetups meetup on meetup.id = taken.meetup_id and meetup.status = 'confirmed'
          and starts_at > ${now}
        cross join lateral unnest(array[meetup.buyer_id, meetup.seller_id]) as person (id)
        join community.meetup_listings item on item.id = meetup.listing_id
        join directory.people other
          on other.id = case when person.id = buyer_id then meetup.seller_id else buyer_id end
        order by meetup.id, person.id, hours
      )
      select (select count(*)::int from taken) as taken,
        coalesce((select json_agg(told) from told), '[]'::json) as told`);
    return due ?? { taken: 0, told: [] };
  }
}
