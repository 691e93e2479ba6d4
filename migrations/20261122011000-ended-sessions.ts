import { Migration } from '@mikro-orm/migrations';

export class EndedSessions20261122011000 extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      -- Sessions that ended while an access token of theirs may still be about. Not a foreign key: most rows outlive
      -- the session.
      create table platform.ended_sessions (
        session_id text primary key,
        ended_at timestamptz not null default now()
      );
      create index ended_sessions_ended on platform.ended_sessions (ended_at);

      create function platform.tell_ended_session() returns trigger language plpgsql as $$
      begin
        perform pg_notify('platform.ended_sessions', new.session_id);
        return null;
      end $$;
      create trigger tell_ended_session after insert on platform.ended_sessions
        for each row execute function platform.tell_ended_session();

      -- By trigger, because a session ends in many ways: revoked, replaced, or removed along with its person.
      create function identity.note_ended_session() returns trigger language plpgsql as $$
      begin
        insert into platform.ended_sessions (session_id) values (old.id::text) on conflict do nothing;
        return null;
      end $$;
      create trigger session_revoked after update of revoked_at on identity.sessions
        for each row when (old.revoked_at is null and new.revoked_at is not null)
        execute function identity.note_ended_session();
      create trigger session_removed after delete on identity.sessions
        for each row when (old.revoked_at is null and old.expires_at > now())
        execute function identity.note_ended_session();
    `);
  }
}
