import { Migration } from '@mikro-orm/migrations';

export class Directory20261122121000 extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      create schema directory;

      -- What others see of people: written by identity alone, joined by everybody (docs/adr/0023). Who left stays as
      -- "deleted", without a name.
      create table directory.people (
        id uuid primary key,
        kind text not null check (kind in ('member', 'guest')),
        name text not null,
        username text,
        avatar jsonb,
        verified boolean not null default false,
        has_confirmed_phone boolean not null default false,
        has_confirmed_email boolean not null default false,
        rating float8,
        total_ratings int not null default 0,
        member_since timestamptz not null default now(),
        deleted boolean not null default false,
        -- Guests cannot be searched for: their names are no names.
        search text generated always as (
          case when kind = 'member' and not deleted then lower(name || ' ' || coalesce(username, '')) end
        ) stored
      );
      create index people_search on directory.people using gin (search gin_trgm_ops);

      create function identity.directory_name(profile identity.profiles) returns text language sql immutable as $$
        select case profile.kind when 'guest' then 'Guest ' || right(profile.guest_id, 4)
          else coalesce(profile.full_name, profile.username) end
      $$;

      -- By trigger, so that no way of changing a profile can forget it.
      create function identity.keep_directory() returns trigger language plpgsql as $$
      begin
        if tg_op = 'DELETE' then
          update directory.people set deleted = true, name = '', username = null, avatar = null, verified = false,
            has_confirmed_phone = false, has_confirmed_email = false, rating = null, total_ratings = 0
          where id = old.id;
          return null;
        end if;
        insert into directory.people (
          id, kind, name, username, avatar, verified, has_confirmed_phone, has_confirmed_email, rating, total_ratings,
          member_since
        ) values (
          new.id, new.kind, identity.directory_name(new), new.username, new.avatar, new.verified_seller,
          new.phone_confirmed_at is not null, new.email_confirmed_at is not null, new.rating, new.total_ratings,
          new.created_at
        )
        on conflict (id) do update set
          kind = excluded.kind, name = excluded.name, username = excluded.username, avatar = excluded.avatar,
          verified = excluded.verified, has_confirmed_phone = excluded.has_confirmed_phone,
          has_confirmed_email = excluded.has_confirmed_email, rating = excluded.rating,
          total_ratings = excluded.total_ratings, member_since = excluded.member_since, deleted = false;
        return null;
      end $$;
      create trigger keep_directory after insert or delete on identity.profiles
        for each row execute function identity.keep_directory();
      -- Not each time somebody comes by (last_accessed).
      create trigger keep_directory_current
        after update of kind, username, full_name, guest_id, avatar, verified_seller, phone_confirmed_at,
          email_confirmed_at, rating, total_ratings, created_at on identity.profiles
        for each row execute function identity.keep_directory();
    `);
    this.addSql(/* sql */ `
      insert into directory.people (
        id, kind, name, username, avatar, verified, has_confirmed_phone, has_confirmed_email, rating, total_ratings,
        member_since
      )
      select id, kind, identity.directory_name(profiles), username, avatar, verified_seller,
        phone_confirmed_at is not null, email_confirmed_at is not null, rating, total_ratings, created_at
      from identity.profiles;
      -- Who had left before, and is still part of somebody's conversations.
      insert into directory.people (id, kind, name, deleted)
      select id, kind, '', true from messaging.people on conflict (id) do nothing;
      drop table messaging.people;
      drop table catalog.sellers;
      analyze directory.people;
    `);
  }
}
