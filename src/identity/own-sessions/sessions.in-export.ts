import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { type ExportedPerson, type ExportedRow, type ExportPart, InExport } from '#platform/life/exporting';
import { Database } from '#platform/persistence/database';
import { idAfter, pageByPage } from '#platform/persistence/page-by-page';
import { SESSION_DAYS } from '../sessions/session.entity.js';

type Found = ExportedRow & { id: string };

/** Those that have ended, too, for as long as they are kept. */
@Injectable()
@InExport('sessions', 'identity.sessions.profile_id')
export class SessionsInExport implements ExportPart {
  constructor(private readonly db: Database) {}

  export({ id }: ExportedPerson): AsyncGenerator<ExportedRow> {
    return pageByPage<Found>((after, limit) =>
      this.db.rows(sql<Found>`
        select id, json_build_object('browser', browser, 'system', system, 'signedInAt', created_at,
          'lastUsedAt', expires_at - make_interval(days => ${SESSION_DAYS}), 'endedAt', revoked_at) as row
        from identity.sessions
        where profile_id = ${id} and ${idAfter(after, 'id')}
        order by id limit ${limit}`),
    );
  }
}
