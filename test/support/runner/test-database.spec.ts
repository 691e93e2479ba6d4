import { afterAll, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { createTestDatabase, type TestDatabase } from './test-database.js';

const databases: TestDatabase[] = [];

afterAll(async () => {
  for (const database of databases) await database.drop();
});

it('gives every caller a migrated database of its own', async () => {
  databases.push(...(await Promise.all([createTestDatabase(), createTestDatabase()])));
  const counts = await Promise.all(
    databases.map(({ url }) => query(url, 'select count(*)::int as count from platform.migrations')),
  );
  expect(counts[0]).toEqual(counts[1]);
  expect(counts[0]).not.toEqual([{ count: 0 }]);
  expect(new Set(databases.map(({ url }) => url)).size).toBe(2);
});

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}
