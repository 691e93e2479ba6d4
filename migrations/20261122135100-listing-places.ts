import { Migration } from '@mikro-orm/migrations';

export class ListingPlaces20261122135100 extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      -- Where the thing is, coarsely; of the postal code, or of the seller. Those that are there already get one when the
      -- tables of places have been loaded.
      alter table catalog.listings add column place_id int;
      create index listings_place on catalog.listings (place_id, created_at desc, id desc)
        where status = 'active' and place_id is not null;

      -- Whether anything is or was for sale there: the nearest places are looked for among these.
      alter table catalog.places add column listed boolean not null default false;
      create index places_listed on catalog.places using gist (spot) where listed;

      create function catalog.keep_listed() returns trigger language plpgsql as $$
        begin
          update catalog.places set listed = true where id = new.place_id and not listed;
          return null;
        end $$;
      create trigger keep_listed after insert or update of place_id on catalog.listings
        for each row when (new.place_id is not null) execute function catalog.keep_listed();
    `);
  }
}
