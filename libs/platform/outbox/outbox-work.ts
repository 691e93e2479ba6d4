import { Injectable } from '@nestjs/common';
import { type RawBuilder, sql } from 'kysely';
import { Database } from '#platform/persistence/database';
import { LANES, type Lane, waitAfter } from './lanes.js';

/** An event this instance has taken in one lane. */
export interface Claimed {
  readonly id: string;
  readonly lane: Lane;
  readonly type: string;
  readonly key: string;
  readonly payload: Record<string, unknown>;
  /** Which try this is, from 1. */
  readonly attempt: number;
  /** Reactions that were done with it before. */
  readonly done: readonly string[];
}

const LONGEST_ERROR = 2000;

/** Neither through its lane nor given up; the partial indexes say the same. */
const WAITING = 'processed_at is null and dead_at is null';
const waiting = sql.raw(WAITING);

/** Of a lane ($1), for up to $3 aggregates but those in $2, on a lease of $4 seconds: up to $5 events of each. */
const CLAIM = `
  with first as (
    select id, key from platform.outbox as head
    where lane = $1 and ${WAITING} and available_at <= now() and key <> all($2::text[])
      and not exists (
        select from platform.outbox as earlier
        where earlier.lane = $1 and earlier.key = head.key and earlier.seq < head.seq
          and earlier.processed_at is null and earlier.dead_at is null
      )
    order by seq
    limit $3
    for update skip locked
  ), taken as (
    update platform.outbox as work
    set available_at = now() + make_interval(secs => $4),
      attempts = work.attempts + (work.id = line.first)::int
    from (
      select first.id as first, next.id from first cross join lateral (
        select id from platform.outbox
        where lane = $1 and key = first.key and ${WAITING} order by seq limit $5
      ) as next
    ) as line
    where work.id = line.id and work.lane = $1 and work.processed_at is null and work.dead_at is null
    returning work.*, work.attempts + (work.id <> line.first)::int as attempt
  )
  select id, lane, type, key, payload, attempt,
    array(select reaction from platform.reactions_done where message_id = taken.id) as done
  from taken order by seq`;

/**
 * Who works on which event. Each statement is short and commits by itself: `available_at` is when anybody may take an
 * event (again), so taking one moves it on by the lane's lease, and failing by the time until the next try.
 */
@Injectable()
export class OutboxWork {
  constructor(private readonly db: Database) {}

  /**
   * Takes the events that are first in line of up to `aggregates` aggregates, and what follows them there. Nobody can
   * take a later event while an earlier one of its aggregate waits, so whoever has the first has the line to itself.
   */
  claim(lane: Lane, aggregates: number, except: readonly string[]): Promise<Claimed[]> {
    const { lease, run } = LANES[lane];
    return this.db.prepared('outbox-claim', CLAIM, [lane, except, aggregates, lease, run]);
  }

  /** Notes reactions that are done. With `through`, the event has no reaction left in this lane. */
  async note({ id, lane }: Claimed, reactions: readonly string[], through: boolean): Promise<void> {
    await this.db.rows(noted(id, lane, reactions, through));
  }

  /**
   * Within a reaction's transaction: notes that it is done, which commits together with what it does.
   * @returns false when it has been done before.
   */
  async noteOnce({ id, lane }: Claimed, reaction: string, through: boolean): Promise<boolean> {
    return (await this.db.first(noted(id, lane, [reaction], through))) !== undefined;
  }

  /** Tries again later. */
  async postpone({ id, lane, attempt }: Claimed, error: string): Promise<void> {
    const wait = waitAfter(attempt, LANES[lane]);
    await this.db.rows(sql`
      update platform.outbox set attempts = ${attempt}, last_error = ${error.slice(0, LONGEST_ERROR)},
        available_at = now() + make_interval(secs => ${wait})
      where id = ${id} and lane = ${lane} and ${waiting}`);
  }

  /** Makes it a dead letter, which waits for an operator and holds nobody back. */
  async giveUp({ id, lane, attempt }: Claimed, error: string): Promise<void> {
    await this.db.rows(sql`
      update platform.outbox set attempts = ${attempt}, last_error = ${error.slice(0, LONGEST_ERROR)}, dead_at = now()
      where id = ${id} and lane = ${lane} and ${waiting}`);
  }

  /** Gives back what was not tried to its end, which counts as no try: any instance may take it at once. */
  async release(claimed: readonly Claimed[]): Promise<void> {
    const [first] = claimed;
    if (!first) return;
    await this.db.rows(sql`
      update platform.outbox set available_at = now(), attempts = held.attempt - 1
      from unnest(${claimed.map(({ id }) => id)}::uuid[], ${claimed.map(({ attempt }) => attempt)}::int[])
        as held (id, attempt)
      where outbox.id = held.id and lane = ${first.lane} and ${waiting}`);
  }
}

const noted = (
  id: string,
  lane: Lane,
  reactions: readonly string[],
  through: boolean,
): RawBuilder<unknown> => sql`
  with note as (
    insert into platform.reactions_done (message_id, reaction)
    select ${id}::uuid, reaction from unnest(${reactions}::text[]) as reaction
    on conflict do nothing returning message_id
  ), through as (
    update platform.outbox set processed_at = now(), last_error = null
    where ${through} and id = ${id} and lane = ${lane} and processed_at is null
  )
  select from note`;
