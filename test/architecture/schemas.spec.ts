import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { createTestDatabase, type TestDatabase } from '../support/runner/test-database.js';
import { mayUse, schemaUses } from '../support/sources/schema-uses.js';
import { type SourceFile, sourceFiles } from '../support/sources/source-files.js';

const NAMES = `
  select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p', 'v', 'm') and n.nspname !~ '^(pg_|information_schema|public)'
  union select n.nspname || '.' || p.proname from pg_proc p join pg_namespace n on n.oid = p.pronamespace
  where n.nspname !~ '^(pg_|information_schema|public)'`;

const file = (path: string, text: string) => ({ path, text });

describe('Tables', () => {
  let database: TestDatabase;
  let names: Set<string>;

  beforeAll(async () => {
    database = await createTestDatabase();
    const postgres = new Client({ connectionString: database.url });
    await postgres.connect();
    const { rows } = await postgres.query<{ name: string }>(NAMES);
    await postgres.end();
    names = new Set(rows.map(({ name }) => name));
  });
  afterAll(() => database.drop());

  const foreign = (files: readonly SourceFile[]) =>
    files
      .flatMap((each) => schemaUses(each, names))
      .filter((use) => !mayUse(use))
      .map(({ path, name }) => `${path}: ${name}`);

  it('are touched by their own context alone, but for the directory, which everybody reads', () => {
    const files = sourceFiles('{src,libs}/**/*.ts');
    const used = new Set(
      files.flatMap((each) => schemaUses(each, names)).map(({ name }) => name.replace(/\..*/, '')),
    );
    expect(used).toEqual(
      new Set([
        'catalog',
        'community',
        'directory',
        'identity',
        'messaging',
        'monetization',
        'notifications',
        'platform',
      ]),
    );
    expect(foreign(files)).toEqual([]);
  });

  it('of others are found, however they are named', () => {
    const planted = [
      file('src/catalog/a.ts', 'sql`select id from identity.profiles, messaging.people`'),
      file('src/catalog/b.ts', 'sql`\n  update\n    "messaging"."messages" set content = 1`'),
      file('src/catalog/c.ts', 'sql`select 1 from catalog.listings join identity.sessions using (id)`'),
      file('src/catalog/d.ts', `defineEntity({ schema: 'messaging', tableName: 'offers', properties: {} })`),
      file('src/catalog/e.ts', 'sql`insert into directory.people (id) values (1)`'),
      file(
        'src/catalog/f.ts',
        'sql`select catalog.telling_words(title), identity.directory_name(x) from catalog.words`',
      ),
      file('libs/platform/g.ts', 'sql`select from directory.people`'),
      file('src/catalog/h.ts', 'sql`delete from platform.outbox`'),
    ];
    expect(foreign(planted)).toEqual([
      'src/catalog/a.ts: identity.profiles',
      'src/catalog/b.ts: messaging.messages',
      'src/catalog/c.ts: identity.sessions',
      'src/catalog/d.ts: messaging.offers',
      'src/catalog/e.ts: directory.people',
      'src/catalog/f.ts: identity.directory_name',
      'libs/platform/g.ts: directory.people',
      'src/catalog/h.ts: platform.outbox',
    ]);
    const fine = [
      file('src/catalog/i.ts', 'sql`select from catalog.listings join directory.people using (id)`'),
      file(
        'src/catalog/j.ts',
        `// See messaging.messages.\nnew Event('messaging.offers'); t('identity.sessions');`,
      ),
    ];
    expect(foreign(fine)).toEqual([]);
  });
});
