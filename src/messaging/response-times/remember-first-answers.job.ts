import { sql } from 'kysely';
import { DAY_MS } from '#contract/time';
import { Clock } from '#platform/config/clock';
import { inBatches } from '#platform/jobs/in-batches';
import { Job, type ScheduledJob } from '#platform/jobs/job';
import { Database } from '#platform/persistence/database';

const BATCH = 500;
/** Whoever answers later is not measured by it. */
const ANSWERED_WITHIN_DAYS = 30;

/** What people write themselves, and what they make of an offer. A line cannot say who has moved an order or a meetup. */
const BY_HAND = sql`not automatic and (kind in ('text', 'image') or (
  kind = 'offer' and offer ->> 'event' in ('countered', 'accepted', 'declined') and offer -> 'taken' is null))`;

/**
 * Measures how long people let others wait for the first answer of a conversation. What a bot says is not theirs, nor is what
 * the product says in their name of what nobody did. Once a conversation is measured it stays so.
 */
@Job({ name: 'messaging.remember-first-answers', cron: '*/10 * * * *' })
export class RememberFirstAnswersJob implements ScheduledJob {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  async run(stopping: AbortSignal): Promise<void> {
    const since = new Date(this.clock.now().getTime() - ANSWERED_WITHIN_DAYS * DAY_MS);
    await inBatches(BATCH, stopping, () => this.measureBatch(since));
  }

  private async measureBatch(since: Date): Promise<number> {
    const measured = await this.db.rows(sql`
      insert into messaging.first_answers (conversation_id, answerer_id, asked_at, seconds)
      select talk.id, answer.sender_id, asked.created_at,
        greatest(0, extract(epoch from answer.created_at - asked.created_at))::int
      from messaging.conversations talk
      join messaging.messages asked on asked.conversation_id = talk.id and asked.seq = 1 and asked.kind in ('text', 'image')
      cross join lateral (
        select sender_id, created_at from messaging.messages
        where conversation_id = talk.id and sender_id <> asked.sender_id and ${BY_HAND}
        order by seq limit 1
      ) answer
      join directory.people answerer on answerer.id = answer.sender_id and not answerer.deleted
      where talk.created_at > ${since}
        and not exists (select from messaging.first_answers known where known.conversation_id = talk.id)
      limit ${BATCH}
      on conflict do nothing
      returning conversation_id`);
    return measured.length;
  }
}
