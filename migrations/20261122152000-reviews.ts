import { Migration } from '@mikro-orm/migrations';

export class Reviews20261122152000 extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      -- Sales whose buyer is known: what two people may write about each other.
      create table community.deals (
        sale_id uuid primary key,
        listing_id uuid not null,
        -- Null once they have left.
        seller_id uuid,
        buyer_id uuid,
        title text not null,
        image jsonb,
        price_cents int not null,
        -- Not to be shown to everybody.
        hidden boolean not null,
        sold_at timestamptz not null,
        -- Until then it can be reviewed; from then on what was written is shown.
        closes_at timestamptz not null,
        -- When the two were told that they can read each other.
        told_at timestamptz,
        -- When it turned out to be one of too many of the same two.
        ring_at timestamptz,
        voided_at timestamptz,
        check (seller_id <> buyer_id)
      );
      create index deals_seller on community.deals (seller_id, sold_at desc) where seller_id is not null;
      create index deals_buyer on community.deals (buyer_id, sold_at desc) where buyer_id is not null;
      create index deals_listing on community.deals (listing_id) where image is not null;
      create index deals_due on community.deals (closes_at) where told_at is null;

      create table community.reviews (
        id uuid primary key,
        sale_id uuid not null references community.deals on delete cascade,
        -- Its author's in the deal: one of each.
        side text not null check (side in ('seller', 'buyer')),
        -- Null once they have left: their words are gone then, the stars stay.
        author_id uuid,
        subject_id uuid not null,
        stars smallint not null check (stars between 1 and 5),
        text text not null,
        tags text[] not null,
        photos jsonb not null,
        written_at timestamptz not null,
        -- From then on everybody may read it: the end of the deal's time, or the moment in which both had written.
        shown_at timestamptz not null,
        -- It is part of its subject's rating.
        counted boolean not null default false,
        reply text,
        replied_at timestamptz,
        removed_at timestamptz,
        removed_reason text,
        unique (sale_id, side),
        check (author_id <> subject_id)
      );
      create index reviews_newest on community.reviews (subject_id, shown_at desc, id desc) where removed_at is null;
      create index reviews_stars on community.reviews (subject_id, stars, shown_at desc, id desc)
        where removed_at is null;
      create index reviews_author on community.reviews (author_id, shown_at desc) where author_id is not null;
      create index reviews_uncounted on community.reviews (subject_id) where not counted and removed_at is null;

      -- What the counted reviews of a person come to; kept by whatever shows or removes one, and made anew by an operator.
      create table community.ratings (
        person_id uuid primary key,
        one int not null,
        two int not null,
        three int not null,
        four int not null,
        five int not null,
        count int not null generated always as (one + two + three + four + five) stored,
        sum int not null generated always as (one + 2 * two + 3 * three + 4 * four + 5 * five) stored,
        -- Of these, about them as a seller.
        as_seller int not null,
        as_described int not null,
        on_time int not null,
        friendly int not null,
        quick_answers int not null,
        paid_as_agreed int not null
      );
    `);
  }
}
