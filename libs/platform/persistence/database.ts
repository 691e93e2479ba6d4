import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { CompiledQuery, type RawBuilder, sql } from 'kysely';
import { allowSilence } from './time-limits.js';

/** Sorts more than it may keep in memory, so that it needs room on the disk, which it gives back at once. */
const NEEDS_ROOM = `
  set local work_mem = '64kB';
  select count(*) from (select repeat('x', 1000) || n from generate_series(1, 200) n order by 1 offset 0) sorted`;

/**
 * Plain SQL for queries and for writes that need one atomic statement. Runs in the transaction of the current context
 * if there is one, else on its own. Statements are unnamed: PostgreSQL parses and plans each with its actual values.
 * `prepared` ones have a name and one plan for all values, `parsedOnce` ones a name and a plan for each.
 */
@Injectable()
export class Database {
  constructor(private readonly em: EntityManager) {}

  async rows<Row>(query: RawBuilder<Row> | CompiledQuery<Row>): Promise<Row[]> {
    if (this.em.isInTransaction()) {
      const kysely = this.em.getKysely();
      const { rows } = await ('parameters' in query ? kysely.executeQuery(query) : query.execute(kysely));
      return rows;
    }
    const { sql: text, parameters } = 'parameters' in query ? query : this.compiled(query);
    return this.send<Row>({ text, values: [...parameters] });
  }

  async first<Row>(query: RawBuilder<Row> | CompiledQuery<Row>): Promise<Row | undefined> {
    return (await this.rows(query))[0];
  }

  /** When the transaction of the current context began, or now without one: the same time for all instances. */
  async now(): Promise<Date> {
    const row = await this.first(sql<{ ms: number }>`select extract(epoch from now())::float8 * 1000 as ms`);
    if (!row) throw new Error('The database does not know the time.');
    return new Date(row.ms);
  }

  /**
   * Until the transaction of the current context ends nobody else holds the lock of this name: who asks for it waits.
   * @throws without a transaction, where it would hold nothing
   */
  async lock(name: string): Promise<void> {
    if (!this.em.isInTransaction()) throw new Error(`There is no transaction that would hold "${name}".`);
    await this.rows(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
  }

  /**
   * A statement whose plan each connection keeps under `name`. For one that is sent very often and finds its rows by
   * their keys: planning it would cost more than running it, and every plan of it is the same. (In a transaction it is
   * sent like any other.)
   */
  prepared<Row>(name: string, text: string, values: unknown[]): Promise<Row[]> {
    if (this.em.isInTransaction()) return this.rows<Row>(CompiledQuery.raw(text, values));
    return this.send<Row>({ name, text, values });
  }

  /**
   * A statement that each connection parses once, under `name`, and plans anew each time: its values decide how the rows
   * are best found. (In a transaction it is sent like any other.)
   */
  parsedOnce<Row>(name: string, text: string, values: unknown[]): Promise<Row[]> {
    if (this.em.isInTransaction()) return this.rows<Row>(CompiledQuery.raw(text, values));
    const planned = `select answer.* from (${text}) answer where platform.planned_with_values($${values.length + 1})`;
    return this.send<Row>({ name, text: planned, values: [...values, true] });
  }

  /**
   * A statement of a job that may take up to `seconds`, longer than a request's may. It stands alone: whatever
   * transaction the caller is in, this is not part of it.
   */
  async patiently<Row>(seconds: number, query: RawBuilder<Row>): Promise<Row[]> {
    const { sql: text, parameters } = this.compiled(query);
    const client = await (await this.pool()).connect();
    let failed = true;
    try {
      allowSilence(client, (seconds + 1) * 1000);
      await client.query(
        `begin; set local statement_timeout = '${seconds}s'; set local lock_timeout = '${seconds}s'`,
      );
      const { rows } = await client.query(text, [...parameters]);
      await client.query('commit');
      allowSilence(client);
      failed = false;
      return rows as Row[];
    } finally {
      // A connection that is ended takes its transaction with it.
      client.release(failed);
    }
  }

  /** Resolves while statements are answered and there is room for what they write; otherwise throws what is in the way. */
  async check(): Promise<void> {
    await (await this.pool()).query(NEEDS_ROOM);
  }

  /** The statement's text and parameters, for those that are sent often enough to be worth keeping. */
  compiled<Row>(query: RawBuilder<Row>): CompiledQuery<Row> {
    return query.compile(this.em.getKysely());
  }

  /**
   * Straight to the driver: what lies in between would be a good part of what a hot read costs. Named statements go over the
   * few connections that know them.
   */
  private async send<Row>(statement: { name?: string; text: string; values: unknown[] }): Promise<Row[]> {
    const pool = await (statement.name ? this.em.getConnection('read').getNativeClient() : this.pool());
    const { rows } = await pool.query(statement);
    return rows as Row[];
  }

  private pool() {
    return this.em.getConnection().getNativeClient();
  }
}
