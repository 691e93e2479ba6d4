import { randomUUID } from 'node:crypto';
import { JwtService } from '@nestjs/jwt';
import { Client } from 'pg';
import { migrate } from '#platform/persistence/migrate';
import { TOKEN_SECRET } from './token-secret.js';

export interface Talker {
  id: string;
  token: string;
}

/** Two people who talk with each other. */
export interface Pair {
  conversationId: string;
  talkers: readonly [Talker, Talker];
}

/** A database of its own, new for every run: what is counted in the end is what this run has said. */
export async function chatDatabase(serverUrl: string): Promise<string> {
  const server = new Client({ connectionString: serverUrl });
  await server.connect();
  await server.query('drop database if exists bench_chat with (force)');
  await server.query('create database bench_chat');
  await server.end();
  const url = Object.assign(new URL(serverUrl), { pathname: '/bench_chat' }).href;
  await migrate(url);
  return url;
}

/** Adds so many pairs of people with a conversation each. */
export async function addPairs(databaseUrl: string, count: number): Promise<Pair[]> {
  const jwt = new JwtService({ secret: TOKEN_SECRET });
  const talker = (): Talker => {
    const id = randomUUID();
    const claims = { sub: id, sid: randomUUID(), kind: 'member', role: 'user', name: 'Somebody' };
    return { id, token: jwt.sign(claims, { expiresIn: '1h' }) };
  };
  const pairs = Array.from({ length: count }, (): Pair => {
    const [one, other] = [talker(), talker()].toSorted((a, b) => (a.id < b.id ? -1 : 1)) as [Talker, Talker];
    return { conversationId: randomUUID(), talkers: [one, other] };
  });
  const rows = pairs.map(({ conversationId, talkers: [one, other] }) => ({
    conversationId,
    one: one.id,
    other: other.id,
  }));
  const database = new Client({ connectionString: databaseUrl });
  await database.connect();
  await database.query(
    `with pairs as (
      select "conversationId" as id, one, other
      from jsonb_to_recordset($1::jsonb) as pair ("conversationId" uuid, one uuid, other uuid)
    ), people as (
      insert into directory.people (id, kind, name)
      select one, 'member', 'Somebody' from pairs union all select other, 'member', 'Somebody' from pairs
    ), conversations as (
      insert into messaging.conversations (id, first_id, second_id, created_at) select id, one, other, now() from pairs
      returning id, first_id, second_id
    )
    insert into messaging.participants (conversation_id, person_id, other_id)
    select id, first_id, second_id from conversations union all select id, second_id, first_id from conversations`,
    [JSON.stringify(rows)],
  );
  await database.query('vacuum (analyze) messaging.conversations, messaging.participants, directory.people');
  await database.end();
  return pairs;
}

/** Numbers of the messages that are stored, by conversation. */
export async function storedNumbers(databaseUrl: string): Promise<Map<string, number[]>> {
  const database = new Client({ connectionString: databaseUrl });
  await database.connect();
  const { rows } = await database.query<{ id: string; seqs: number[] }>(
    `select conversation_id as id, array_agg(seq order by seq) as seqs from messaging.messages group by 1`,
  );
  await database.end();
  return new Map(rows.map(({ id, seqs }) => [id, seqs]));
}
