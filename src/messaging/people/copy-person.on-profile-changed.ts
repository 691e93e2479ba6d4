import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { type Reaction, ReactsTo } from '#platform/outbox/reactions';
import { Database } from '#platform/persistence/database';
import { ProfileChanged } from '../../identity/identity.contract.js';

/** Keeps the picture of everybody who may talk. Who left stays gone, whichever event comes late. */
@Injectable()
@ReactsTo(ProfileChanged)
export class CopyPersonOnProfileChanged implements Reaction<ProfileChanged> {
  constructor(private readonly db: Database) {}

  async react({ profileId, kind, name, username, avatar, changedAt }: ProfileChanged): Promise<void> {
    await this.db.rows(sql`
      insert into messaging.people as person (id, kind, name, username, avatar, changed_at)
      values (${profileId}, ${kind}, ${name}, ${username}, ${avatar && JSON.stringify(avatar)}::jsonb, ${changedAt})
      on conflict (id) do update set
        kind = excluded.kind, name = excluded.name, username = excluded.username, avatar = excluded.avatar,
        changed_at = excluded.changed_at
      where person.changed_at <= excluded.changed_at and not person.deleted`);
  }
}
