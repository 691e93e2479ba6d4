import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { RawBuilder } from 'kysely';

/**
 * Plain SQL for queries and for writes that need one atomic statement. Runs in the transaction of the current context
 * if there is one, else on its own. Statements are unnamed, so PostgreSQL plans each with its actual values:
 * a generic plan makes the search many times slower.
 */
@Injectable()
export class Database {
  constructor(private readonly em: EntityManager) {}

  async rows<Row>(query: RawBuilder<Row>): Promise<Row[]> {
    return (await query.execute(this.em.getKysely())).rows;
  }

  async first<Row>(query: RawBuilder<Row>): Promise<Row | undefined> {
    return (await this.rows(query))[0];
  }
}
