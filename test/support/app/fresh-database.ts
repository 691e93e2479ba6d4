import { type RawBuilder, sql } from 'kysely';
import { Database } from '#platform/persistence/database';
import type { Server } from './app.js';

/** What is deleted leaves its room behind, which later statements walk through; a new database is made sooner than that is felt. */
const MOST_GROWTH_BYTES = 8 * 2 ** 20;

/** Tables with rows, or with the room that rows have left, and their triggers that always have a say, as the ledger's. */
const USED = sql`
  select class.oid::regclass::text as name,
    array(select tgname from pg_trigger where tgrelid = class.oid and tgenabled = 'A') as guards
  from pg_class class join pg_namespace space on space.oid = class.relnamespace
  where class.relkind = 'r' and space.nspname !~ '^(pg_|information_schema$)'
    and class.oid <> 'platform.migrations'::regclass and pg_relation_size(class.oid) > 0`;

/** Changed by whoever plants a trigger, drops an index or sets something for the whole database. */
const SHAPE = sql<string>`concat_ws(' ',
  (select count(*) from pg_class), (select count(*) from pg_attribute), (select count(*) from pg_constraint),
  (select count(*) from pg_proc), (select count(*) from pg_trigger where tgenabled <> 'D'),
  (select count(*) from pg_db_role_setting))`;

interface State {
  shape: string;
  size: number;
}

/** A migrated database that nobody has used, and the way back to it: much shorter than to another one. */
export class FreshDatabase {
  private constructor(
    private readonly db: Database,
    private readonly state: State,
    private readonly emptying: RawBuilder<unknown>,
  ) {}

  static async of(server: Server): Promise<FreshDatabase> {
    const db = server.nest.get(Database);
    const used = await db.rows(sql<{ name: string }>`${USED}`);
    const refills = used.map(({ name }) => refillOf(db, name));
    return new FreshDatabase(db, await stateOf(db), emptying((await Promise.all(refills)).join('\n')));
  }

  /** Whether nothing is under way any more: no reaction, and no statement that nobody waits for. */
  async isAtRest(): Promise<boolean> {
    const row = await this.db.first(sql<{ busy: boolean }>`
      select exists (select from platform.outbox where processed_at is null and dead_at is null)
        or exists (
          select from pg_stat_activity
          where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle') as busy`);
    return row?.busy === false;
  }

  /** False when it has been changed in more than its rows, or would become slow. */
  async restore(): Promise<boolean> {
    const { shape, size } = await stateOf(this.db);
    if (shape !== this.state.shape || size - this.state.size > MOST_GROWTH_BYTES) return false;
    await this.db.patiently(60, this.emptying);
    return true;
  }
}

async function stateOf(db: Database): Promise<State> {
  const state = await db.first(
    sql<State>`select ${SHAPE} as shape, pg_database_size(current_database())::float8 as size`,
  );
  if (!state) throw new Error('A statement without conditions answered no row.');
  return state;
}

/** Neither foreign keys nor triggers have a say; what the migrations wrote comes back. */
const emptying = (refills: string) => sql`do $emptying$
declare used record; guard name;
begin
  set local session_replication_role = replica;
  for used in ${USED} loop
    if used.guards <> '{}' then execute format('alter table %s disable trigger user', used.name); end if;
    execute format('delete from %s', used.name);
    if used.guards <> '{}' then execute format('alter table %s enable trigger user', used.name); end if;
    foreach guard in array used.guards loop
      execute format('alter table %s enable always trigger %I', used.name, guard);
    end loop;
  end loop;
  ${sql.raw(refills)}
end $emptying$`;

/** The statement that inserts what a table holds now. */
async function refillOf(db: Database, table: string): Promise<string> {
  const held = await db.first(sql<{ columns: string; rows: string }>`
    select
      (select string_agg(quote_ident(attname), ', ') from pg_attribute
        where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = '') as columns,
      (select json_agg(held)::text from ${sql.raw(table)} held) as rows`);
  if (!held) throw new Error('A statement without conditions answered no row.');
  const { columns, rows } = held;
  return `insert into ${table} (${columns}) overriding system value
    select ${columns} from json_populate_recordset(null::${table}, $rows$${rows}$rows$);`;
}
