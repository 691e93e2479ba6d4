import { sql } from 'kysely';
import { weekStart } from '#contract/monetization/weekly-challenge';
import type { Database } from '#platform/persistence/database';
import type { MyWeek } from '../../../../src/monetization/rewards/rewards.dto.js';
import type { TestApp } from '../../app/app.js';
import type { Client } from '../../app/client.js';
import { publish } from '../listings.js';

/** How far somebody is in this week's challenge, once all that happened is counted. */
export async function weekOf(app: TestApp, { client }: { client: Client }): Promise<MyWeek> {
  await app.outbox.delivered();
  return (await client.get<MyWeek>('/api/my-week')).body;
}

let made = 0;

/** Puts up so many different things; answers their ids. */
export async function publishSeveral({ client }: { client: Client }, count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let n = 0; n < count; n++) ids.push(await publish(client, { title: `Thing ${++made}` }));
  return ids;
}

/** Lets somebody have reached the goal of an earlier week. */
export async function giveReward(
  { db }: TestApp,
  { id }: { id: string },
  week = '2026-11-15',
): Promise<void> {
  await db.rows(sql`
    insert into monetization.user_rewards (person_id, week_start, listings_count, rewarded_at)
    values (${id}, ${week}, 3, now())`);
}

/** So many people who listed three things each in a week, and are nobody otherwise. */
export async function makeEarners(db: Database, week: string, count: number): Promise<void> {
  const seconds = 60;
  await db.patiently(
    seconds,
    sql`
    insert into directory.people (id, kind, name)
    select md5(${week}::text || n)::uuid, 'guest', 'Guest ' || n from generate_series(1, ${count}::int) n`,
  );
  await db.patiently(
    seconds,
    sql`
    insert into monetization.week_listings (listing_id, person_id, week_start, likeness, published_at)
    select md5(${week}::text || n || 'thing' || thing)::uuid, md5(${week}::text || n)::uuid, ${week}::date,
      md5(thing::text), ${weekStart(week)}
    from generate_series(1, ${count}::int) n, generate_series(1, 3) thing`,
  );
  await db.rows(sql`
    insert into monetization.reward_weeks (week_start) values (${week}) on conflict (week_start) do nothing`);
}
