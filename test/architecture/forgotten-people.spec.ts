import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { Leaving } from '#platform/life/leaving';
import { startApp, type TestApp } from '../support/app/app.js';
import { type PersonColumn, personColumns } from '../support/sources/person-columns.js';

describe('What is known of people', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.stop());

  const rules = () => app.nest.get(Leaving);
  const covered = () => [
    ...rules()
      .rules()
      .flatMap(({ columns }) => columns),
    ...Object.keys(rules().outliving()),
  ];
  /** Of these, what no rule forgets and nobody has a reason to keep. */
  const uncovered = (columns: readonly PersonColumn[]) => {
    const known = new Set(covered());
    const isKnown = ({ name, isId }: PersonColumn) =>
      known.has(name) || (!isId && known.has(name.replace(/\.\w+$/, '.*')));
    return columns.filter((column) => !isKnown(column)).map(({ name }) => name);
  };

  it('is forgotten by a rule, or kept for a reason', async () => {
    const columns = await personColumns(app.db);
    expect(columns.length).toBeGreaterThan(40);
    expect(uncovered(columns)).toEqual([]);
    for (const reason of Object.values(rules().outliving())) expect(reason.length).toBeGreaterThan(20);
  });

  it('is named by rules as it is in the database', async () => {
    const known = await app.db.rows(sql<{ name: string }>`
      select table_schema || '.' || table_name || '.' || column_name as name from information_schema.columns`);
    const names = known.map(({ name }) => name);
    const columns = new Set([...names, ...names.map((name) => name.replace(/\.\w+$/, '.*'))]);
    expect(covered().filter((column) => !columns.has(column))).toEqual([]);
  });

  it('is found in a table whose other columns are forgotten already', async () => {
    await app.db.rows(sql`alter table catalog.listings add column picked_by uuid`);
    const found = uncovered(await personColumns(app.db));
    await app.db.rows(sql`alter table catalog.listings drop column picked_by`);
    expect(found).toEqual(['catalog.listings.picked_by']);
  });

  it('is found in a new table, by whatever it refers to a person', async () => {
    await app.db.rows(sql`create schema planted`);
    await app.db.rows(sql`
      create table planted.notes (
        id uuid primary key, listing_id uuid, words text,
        author_id uuid, picked_by uuid, readers uuid[], author_name text, contact_email text, extra jsonb,
        about text references identity.profiles (guest_id)
      )`);
    await app.db.rows(sql`
      create table planted.gone_with_them (person_id uuid references identity.profiles on delete cascade, name text)`);
    const found = uncovered(await personColumns(app.db));
    await app.db.rows(sql`drop schema planted cascade`);
    expect(found).toEqual(
      ['author_id', 'picked_by', 'readers', 'author_name', 'contact_email', 'extra', 'about'].map(
        (column) => `planted.notes.${column}`,
      ),
    );
  });
});
