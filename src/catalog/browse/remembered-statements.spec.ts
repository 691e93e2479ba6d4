import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';
import { sql } from 'kysely';
import { Database } from '#platform/persistence/database';
import { startPart } from '../../../test/support/app/part.js';
import { createTestDatabase, type TestDatabase } from '../../../test/support/runner/test-database.js';
import { RememberedStatements } from './remembered-statements.js';

/** Another statement for each number. */
const kind = (n: number) => () => sql<{ n: number }>`select ${sql.lit(n)}::int + ${n}::int as n`;

describe('remembered statements', () => {
  let database: TestDatabase;
  let app: INestApplicationContext;
  let statements: RememberedStatements;

  beforeAll(async () => {
    database = await createTestDatabase();
    app = await startPart(database.url, { env: { DATABASE_POOL: '2' }, providers: [RememberedStatements] });
    statements = app.get(RememberedStatements);
  });
  afterAll(async () => {
    await app.close();
    await database.drop();
  });

  const named = async () =>
    (await app.get(Database).rows<{ name: string }>(sql`select name from pg_prepared_statements`)).length;

  it('are built once for the same parameters and name', async () => {
    const params = {};
    expect(await statements.for(params)('n', kind(1))).toEqual({ n: 2 });
    expect(await statements.for(params)('n', kind(2))).toEqual({ n: 2 });
    expect(await statements.for({})('n', kind(2))).toEqual({ n: 4 });
  });

  it('leave room on a connection, in however many ways they are put together', async () => {
    for (let n = 0; n < 60; n++) expect(await statements.for({})('n', kind(n))).toEqual({ n: 2 * n });
    expect(await named()).toBe(40);
  });

  it('with one plan are known by name besides', async () => {
    const before = await named();
    for (let n = 100; n < 103; n++) await statements.for({})('n', kind(n), { onePlan: true });
    expect(await named()).toBe(before + 3);
  });
});
