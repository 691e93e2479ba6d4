import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { CompiledQuery, RawBuilder } from 'kysely';

/**
 * Plain SQL for queries and for writes that need one atomic statement. Runs in the transaction of the current context
 * if there is one, else on its own. Statements are unnamed, so PostgreSQL plans each with its actual values:
 * a generic plan makes the search many times slower.
 */
@Injectable()
export class Database {
  constructor(private readonly em: EntityManager) {}

  async rows<Row>(query: RawBuilder<Row> | CompiledQuery<Row>): Promise<Row[]> {
    const kysely = this.em.getKysely();
    const { rows } = await ('parameters' in query ? kysely.executeQuery(query) : query.execute(kysely));
    return rows;
  }

  async first<Row>(query: RawBuilder<Row> | CompiledQuery<Row>): Promise<Row | undefined> {
    return (await this.rows(query))[0];
  }

  /** The statement's text and parameters, for those that are sent often enough to be worth keeping. */
  compiled<Row>(query: RawBuilder<Row>): CompiledQuery<Row> {
    return query.compile(this.em.getKysely());
  }
}
