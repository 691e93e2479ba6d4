import { Migration } from '@mikro-orm/migrations';

export class BadgeDays20261122153100 extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      -- Since when the address is the one it is: a badge of its domain is no older. Null while it is the first one.
      alter table identity.profiles add column email_changed_at timestamptz, add column trusted_since timestamptz;

      -- By trigger, so that no way of keeping a rating can forget it. As TRUSTED_SELLER_RATING.
      create function identity.keep_trusted_since() returns trigger language plpgsql as $$
      begin
        new.trusted_since := case when new.rating >= 4.5 then coalesce(new.trusted_since, now()) end;
        return new;
      end $$;
      create trigger keep_trusted_since before insert or update of rating on identity.profiles
        for each row execute function identity.keep_trusted_since();
      update identity.profiles set rating = rating where rating is not null;
    `);
  }
}
