import { Injectable } from '@nestjs/common';
import type { CompiledQuery, RawBuilder } from 'kysely';
import { Database } from '#platform/persistence/database';
import type { Send } from './find-page.js';

/** Building a statement is a good part of our own work; the same query string has the same parameters and the same ones. */
@Injectable()
export class RememberedStatements {
  private readonly statements = new WeakMap<object, Map<string, CompiledQuery>>();

  constructor(private readonly db: Database) {}

  /** Sends what these parameters need. */
  for(params: object): Send {
    const statements = this.statements.get(params) ?? new Map<string, CompiledQuery>();
    this.statements.set(params, statements);
    return async <Row>(name: string, build: () => RawBuilder<Row>) => {
      const statement = statements.get(name) ?? this.db.compiled(build());
      statements.set(name, statement);
      return (await this.db.first(statement)) as Row;
    };
  }
}
