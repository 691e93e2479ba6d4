import { Migration } from '@mikro-orm/migrations';

export class MeetupAids20261122153200 extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      -- What a calendar asks for a meetup with.
      create table community.meetup_calendar_links (
        hash text primary key,
        meetup_id uuid not null references community.meetups on delete cascade,
        person_id uuid not null,
        created_at timestamptz not null
      );
      create index meetup_calendar_links_meetup on community.meetup_calendar_links (meetup_id, person_id, created_at);
      create index meetup_calendar_links_person on community.meetup_calendar_links (person_id);

      -- A meetup as a friend of one of the two may see it.
      create table community.meetup_shares (
        meetup_id uuid not null references community.meetups on delete cascade,
        person_id uuid not null,
        hash text not null unique,
        created_at timestamptz not null,
        arrived_at timestamptz,
        safe_at timestamptz,
        primary key (meetup_id, person_id)
      );
      create index meetup_shares_person on community.meetup_shares (person_id);

      -- What is still to be said to the two before they meet; a row goes in the transaction that says it.
      create table community.meetup_reminders (
        meetup_id uuid not null references community.meetups on delete cascade,
        hours int not null,
        due_at timestamptz not null,
        primary key (meetup_id, hours)
      );
      create index meetup_reminders_due on community.meetup_reminders (due_at);
    `);
  }
}
