import { Migration } from '@mikro-orm/migrations';

export class AlertsAtSize20261122141100 extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      -- A new listing is noted for hundreds of searches at once. Looking each of them up again, and locking it, took as
      -- long as all the rest; what is noted in the moment its search goes is read by nobody and forgotten with the old.
      alter table catalog.search_alerts drop constraint search_alerts_search_id_fkey;
      create function catalog.forget_alerts() returns trigger language plpgsql as $$
        begin
          delete from catalog.search_alerts alert using gone where alert.search_id = gone.id;
          return null;
        end $$;
      create trigger forget_alerts after delete on catalog.saved_searches
        referencing old table as gone for each statement execute function catalog.forget_alerts();

      -- Alerts come in the order of time, and only a job that runs at night looks for the old ones.
      drop index catalog.search_alerts_old;
      create index search_alerts_old on catalog.search_alerts using brin (found_at);
    `);
  }
}
