import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import type { SignedIn } from '#platform/auth/actor';
import { Database } from '#platform/persistence/database';
import { SESSION_DAYS } from '../sessions/session.entity.js';
import type { OwnSession, OwnSessions } from './own-session.dto.js';

/** Whoever has more than that ends them together. */
const SHOWN = 50;

/** Where a person is signed in. */
export class ListOwnSessions extends Query<OwnSessions> {
  constructor(readonly actor: SignedIn) {
    super();
  }
}

@QueryHandler(ListOwnSessions)
export class ListOwnSessionsHandler implements IQueryHandler<ListOwnSessions> {
  constructor(private readonly db: Database) {}

  /** A session ends so many days after its last use, which therefore needs no column. */
  async execute({ actor: { id, sessionId } }: ListOwnSessions): Promise<OwnSessions> {
    const row = await this.db.first(sql<{ items: OwnSession[] }>`
      select coalesce(json_agg(own), '[]') as items from (
        select id, browser, system, created_at as "signedInAt",
          expires_at - make_interval(days => ${SESSION_DAYS}) as "lastUsedAt", id = ${sessionId} as current
        from identity.sessions
        where profile_id = ${id} and revoked_at is null and expires_at > now()
        order by id = ${sessionId} desc, expires_at desc, id limit ${SHOWN}
      ) as own`);
    return { items: row?.items ?? [] };
  }
}
