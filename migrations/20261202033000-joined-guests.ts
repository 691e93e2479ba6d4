import { Migration } from '@mikro-orm/migrations';

export class JoinedGuests20261202033000 extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      -- Who has talked with a guest, and still has their address, is led to the member.
      create table messaging.joined_guests (
        guest_id uuid primary key,
        member_id uuid not null
      );
      create index joined_guests_member on messaging.joined_guests (member_id);

      -- Rises when a conversation is put together with another one, and its messages are numbered anew.
      alter table messaging.conversations add column numbering int not null default 0;
    `);
  }
}
