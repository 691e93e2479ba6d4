import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { CompiledQuery, RawBuilder } from 'kysely';
import { Database } from '#platform/persistence/database';
import type { Send } from './find-page.js';

/**
 * So many kinds of statements that are planned each time are parsed only once. Every connection keeps some 160 KB for
 * each, and filters can be combined in thousands of ways; the usual ones come first.
 */
const MOST_PARSED = 40;

type Sent = <Row>() => Promise<Row[]>;

/** Building a statement is a good part of our own work; the same query string has the same parameters and the same ones. */
@Injectable()
export class RememberedStatements {
  private readonly remembered = new WeakMap<object, Map<string, Sent>>();
  private readonly parsed = new Set<string>();

  constructor(private readonly db: Database) {}

  /** Sends what these parameters need. */
  for(params: object): Send {
    const ofParams = this.remembered.get(params) ?? new Map<string, Sent>();
    this.remembered.set(params, ofParams);
    return async <Row>(name: string, build: () => RawBuilder<Row>, kind = { onePlan: false }) => {
      const send = ofParams.get(name) ?? this.sender(this.db.compiled(build()), kind);
      ofParams.set(name, send);
      return (await send<Row>())[0] as Row;
    };
  }

  private sender(statement: CompiledQuery, { onePlan }: { onePlan: boolean }): Sent {
    const { sql: text, parameters } = statement;
    const name = digest(text);
    if (onePlan) return <Row>() => this.db.prepared<Row>(name, text, [...parameters]);
    if (!this.isParsed(name)) return <Row>() => this.db.rows<Row>(statement);
    return <Row>() => this.db.parsedOnce<Row>(name, text, [...parameters]);
  }

  private isParsed(name: string): boolean {
    if (this.parsed.size < MOST_PARSED) this.parsed.add(name);
    return this.parsed.has(name);
  }
}

const digest = (text: string) => createHash('sha256').update(text).digest('base64url');
