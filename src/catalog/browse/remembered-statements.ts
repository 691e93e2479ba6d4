import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { CompiledQuery, RawBuilder } from 'kysely';
import { Database } from '#platform/persistence/database';
import type { Send } from './find-page.js';

interface Remembered {
  statement: CompiledQuery;
  /** Of the plan that each connection keeps. */
  planName: string | undefined;
}

/** Building a statement is a good part of our own work; the same query string has the same parameters and the same ones. */
@Injectable()
export class RememberedStatements {
  private readonly remembered = new WeakMap<object, Map<string, Remembered>>();

  constructor(private readonly db: Database) {}

  /** Sends what these parameters need. */
  for(params: object): Send {
    const ofParams = this.remembered.get(params) ?? new Map<string, Remembered>();
    this.remembered.set(params, ofParams);
    return async <Row>(name: string, build: () => RawBuilder<Row>, kind = { onePlan: false }) => {
      const known = ofParams.get(name) ?? this.built(build(), kind.onePlan);
      ofParams.set(name, known);
      return (await this.sent<Row>(known))[0] as Row;
    };
  }

  private built(query: RawBuilder<unknown>, onePlan: boolean): Remembered {
    const statement = this.db.compiled(query);
    return { statement, planName: onePlan ? digest(statement.sql) : undefined };
  }

  private sent<Row>({ statement, planName }: Remembered): Promise<Row[]> {
    if (planName === undefined) return this.db.rows<Row>(statement);
    return this.db.prepared<Row>(planName, statement.sql, [...statement.parameters]);
  }
}

const digest = (text: string) => createHash('sha256').update(text).digest('base64url');
