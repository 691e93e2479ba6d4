import { Migration } from '@mikro-orm/migrations';

export class PhoneCodes20261122153000 extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      -- The number that was confirmed, as it is dialled: the badge is of this one, and of one person.
      alter table identity.profiles add column confirmed_phone text;
      create unique index profiles_confirmed_phone on identity.profiles (confirmed_phone)
        where confirmed_phone is not null;

      -- At most one a person; gone once it was right, or replaced by the next.
      create table identity.phone_codes (
        profile_id uuid primary key references identity.profiles on delete cascade,
        message_id uuid not null,
        phone text not null,
        -- Null until it is made, and for one that its sender made and checks.
        hash text,
        tries int not null default 0,
        sent_at timestamptz,
        refused_at timestamptz,
        expires_at timestamptz not null
      );
      create index phone_codes_expired on identity.phone_codes (expires_at);
    `);
  }
}
