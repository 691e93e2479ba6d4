import { Migration } from '@mikro-orm/migrations';

export class UnconfirmedMembers20261201205522 extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      -- Who signed up as a guest before that guest signed up once more; and who has not confirmed in time.
      create index profiles_guest_to_bring on identity.profiles (guest_to_bring) where guest_to_bring is not null;
      create index profiles_unconfirmed on identity.profiles (created_at, id)
        where kind = 'member' and email_confirmed_at is null;
    `);
  }
}
