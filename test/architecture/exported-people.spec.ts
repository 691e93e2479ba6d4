import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { Exporting } from '#platform/life/exporting';
import { startApp, type TestApp } from '../support/app/app.js';
import { allPersonColumns, type PersonColumn } from '../support/sources/person-columns.js';

describe('What is known of people', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.stop());

  const exporting = () => app.nest.get(Exporting);
  const covered = () => [
    ...exporting()
      .parts()
      .flatMap(({ columns }) => columns),
    ...Object.keys(exporting().leftOut()),
  ];
  /** Of these, what is in no part of an export and nobody has a reason to leave out. */
  const uncovered = (columns: readonly PersonColumn[]) => {
    const known = new Set(covered());
    const isKnown = ({ name, isId }: PersonColumn) =>
      known.has(name) || (!isId && known.has(name.replace(/\.\w+$/, '.*')));
    return columns.filter((column) => !isKnown(column)).map(({ name }) => name);
  };

  it('is in a part of an export, or left out for a reason', async () => {
    const columns = await allPersonColumns(app.db);
    expect(columns.length).toBeGreaterThan(40);
    expect(uncovered(columns)).toEqual([]);
    for (const reason of Object.values(exporting().leftOut())) expect(reason.length).toBeGreaterThan(20);
  });

  it('is named by parts as it is in the database', async () => {
    const known = await app.db.rows(sql<{ name: string }>`
      select table_schema || '.' || table_name || '.' || column_name as name from information_schema.columns`);
    const names = known.map(({ name }) => name);
    const columns = new Set([...names, ...names.map((name) => name.replace(/\.\w+$/, '.*'))]);
    expect(covered().filter((column) => !columns.has(column))).toEqual([]);
  });

  it('is found in a new table, also in one that goes with its person', async () => {
    await app.db.rows(sql`create schema planted`);
    await app.db.rows(sql`
      create table planted.wishes (person_id uuid references identity.profiles on delete cascade, shop_name text)`);
    const found = uncovered(await allPersonColumns(app.db));
    await app.db.rows(sql`drop schema planted cascade`);
    expect(found).toEqual(['planted.wishes.person_id', 'planted.wishes.shop_name']);
  });

  it('comes in parts of different names', () => {
    const names = exporting()
      .parts()
      .map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });
});
