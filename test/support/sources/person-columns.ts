import { sql } from 'kysely';
import type { Database } from '#platform/persistence/database';

export interface PersonColumn {
  name: string;
  /** It says whose the row is, or whom it concerns. */
  isId: boolean;
}

interface Column {
  schema: string;
  table: string;
  column: string;
  type: string;
}

/** Ids of things, not of people. An id whose name says something else is taken for a person's. */
const THINGS =
  /^(id|.*_?(listing|conversation|message|notification|offer|bot|audio|session|change|comment|export|search|draft|sale|meetup|review|upload|thing|transfer|subscription|checkout|price|hold)_id)$/;
/** Words that are, or are made of, what somebody is called or reached by. */
const NAMES = /(^|_)(name|username|email|phone|bio|address|viewer|visitor|author|owner|search|key)(_|$)/;
/** What may hold anything, and so a name. */
const ANYTHING = ['json', 'jsonb', 'hstore', 'xml'];
/** Not of the product. */
const NOT_OURS = ['platform.migrations'];

/** As `allPersonColumns`, without those the database itself clears when the profile goes. */
export async function personColumns(db: Database): Promise<PersonColumn[]> {
  return (await columnsOfPeople(db)).filter(({ clears }) => !clears).map(named);
}

/**
 * Every column that may tell of a person: ids that are not of things, names and addresses, whatever can hold anything,
 * and foreign keys to people.
 */
export async function allPersonColumns(db: Database): Promise<PersonColumn[]> {
  return (await columnsOfPeople(db)).map(named);
}

const named = ({ name, isId }: PersonColumn): PersonColumn => ({ name, isId });

async function columnsOfPeople(db: Database): Promise<(PersonColumn & { clears: boolean })[]> {
  const columns = await db.rows(sql<Column>`
    select n.nspname as schema, c.relname as table, a.attname as column, format_type(a.atttypid, null) as type
    from pg_attribute a
    join pg_class c on c.oid = a.attrelid and c.relkind in ('r', 'p', 'm')
    join pg_namespace n on n.oid = c.relnamespace
    where a.attnum > 0 and not a.attisdropped and n.nspname !~ '^pg_' and n.nspname <> 'information_schema'
    order by 1, 2, a.attnum`);
  const keys = await foreignKeys(db);
  const cleared = new Set(keys.filter(({ clears }) => clears).map(({ table }) => table));
  const referring = new Set(
    keys.filter(({ clears }) => !clears).map(({ table, column }) => `${table}.${column}`),
  );
  return columns
    .map(({ schema, table, column, type }) => ({ table: `${schema}.${table}`, column, type }))
    .filter(({ table }) => !NOT_OURS.includes(table))
    .map(({ table, column, type }) => {
      const name = `${table}.${column}`;
      const tells = mayTell(column, type);
      return { name, isId: isId(column, type) || referring.has(name), tells, clears: cleared.has(table) };
    })
    .filter(({ isId, tells }) => isId || tells);
}

const isId = (column: string, type: string): boolean => type.startsWith('uuid') && !THINGS.test(column);

const mayTell = (column: string, type: string): boolean =>
  ANYTHING.includes(type) || (/^(text|character|citext|name)/.test(type) && NAMES.test(column));

/** Those to people; `clears`: the row goes with the profile. */
const foreignKeys = (db: Database) =>
  db.rows(sql<{ table: string; column: string; clears: boolean }>`
    select conrelid::regclass::text as table, a.attname as column, confdeltype = 'c' as clears
    from pg_constraint k
    join pg_attribute a on a.attrelid = k.conrelid and a.attnum = any(k.conkey)
    where k.contype = 'f' and k.confrelid::regclass::text in ('identity.profiles', 'directory.people')`);
