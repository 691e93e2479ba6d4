import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type INestApplicationContext, Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { startPart } from '../../../test/support/app/part.js';
import { eventually } from '../../../test/support/runner/eventually.js';
import { createTestDatabase, type TestDatabase } from '../../../test/support/runner/test-database.js';
import { Database } from './database.js';
import { DatabaseChannels } from './database-channels.js';

const CHANNELS = ['hearing.of-this', 'hearing.of-that'];

@Injectable()
class Hearing {
  readonly heard: string[] = [];

  constructor(readonly channels: DatabaseChannels) {
    for (const channel of CHANNELS)
      channels.register(channel, {
        hear: (payload) => void this.heard.push(`${channel}: ${payload}`),
        catchUp: async () => void this.heard.push(`${channel} begins`),
      });
  }
}

describe('what transactions tell', () => {
  let database: TestDatabase;
  let app: INestApplicationContext;
  beforeAll(async () => {
    database = await createTestDatabase();
    app = await startPart(database.url, { providers: [Hearing] });
  });
  afterAll(async () => {
    await app.close();
    await database.drop();
  });

  it('is heard by whoever registered for its channel, of all over one connection', async () => {
    const db = app.get(Database);
    const { heard } = app.get(Hearing);
    expect(heard).toEqual(CHANNELS.map((channel) => `${channel} begins`));
    for (const channel of CHANNELS) await db.rows(sql`select pg_notify(${channel}, ${'a word'})`);
    await eventually(() => heard.length === 4);
    expect(heard.slice(2)).toEqual(CHANNELS.map((channel) => `${channel}: a word`));
    const connections = await db.rows(sql`
      select from pg_stat_activity where datname = current_database() and application_name = 'vybac-channels'`);
    expect(connections).toHaveLength(1);
  });

  it('is heard by one, so that nobody takes it from another unnoticed', () => {
    const { channels } = app.get(Hearing);
    const nobody = { hear: () => undefined, catchUp: async () => undefined };
    expect(() => channels.register(CHANNELS[0] ?? '', nobody)).toThrow('hears hearing.of-this already');
  });
});
