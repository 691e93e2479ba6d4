import { FIGURES, type Figure } from '#contract/selling/figures';
import { usdText } from '#platform/persistence/money.sql';

const FROM = '$2::date - 2 * $3::int + 1';
/** Of a moment: its day as it is told in UTC, where `FROM` begins too. */
const dayOf = (moment: string): string => `(${moment} at time zone 'utc')::date`;
const isTold = (moment: string): string =>
  `${moment} >= (${FROM})::timestamp at time zone 'utc' and ${moment} < ($2::date + 1)::timestamp at time zone 'utc'`;

/** Where each figure is counted: rows of a day and an amount, of the listings in `own` and what was `sold`. */
const SOURCES: Record<Figure, string> = {
  views: `
    select counted.day, sum(counted.views)::float8 as amount
    from own join catalog.listing_days counted on counted.listing_id = own.id
    where counted.day >= ${FROM} and counted.day <= $2::date
    group by counted.day`,
  favorites: `
    select ${dayOf('favorite.created_at')} as day, count(*)::float8 as amount
    from own join catalog.favorites favorite on favorite.listing_id = own.id
    where ${isTold('favorite.created_at')}
    group by 1`,
  chats: `
    select ${dayOf('contact.contacted_at')} as day, count(*)::float8 as amount
    from own join catalog.listing_contacts contact on contact.listing_id = own.id
    where ${isTold('contact.contacted_at')}
    group by 1`,
  earned: `
    select ${dayOf('sold_at')} as day, ${usdText('sum(price_cents)')} as amount
    from sold where ${isTold('sold_at')}
    group by 1`,
};

interface Whose {
  /** SQL: the ids of the listings. */
  own: string;
  /** SQL: their sales, which outlive the listings. */
  sold: string;
}

/** SQL: the `lines` of a `FiguresAnswer` as JSON, for the `$3` days up to `$2` (UTC) and as many before. */
const linesOf = ({ own, sold }: Whose): string => `
  with own as not materialized (${own}),
  sold as not materialized (${sold}),
  told as materialized (
    ${FIGURES.map((figure) => `select '${figure}' as figure, * from (${SOURCES[figure]}) of_${figure}`).join(' union all ')}
  )
  select json_agg(json_build_object('figure', line.figure, 'perDay', line.per_day,
    'before', line.before, 'now', line.now) order by line.place)
  from (
    select asked.figure, asked.place, json_agg(coalesce(told.amount, 0) order by series.nth) as per_day,
      coalesce(sum(told.amount) filter (where series.nth <= $3::int), 0) as before,
      coalesce(sum(told.amount) filter (where series.nth > $3::int), 0) as now
    from unnest(array[${FIGURES.map((figure) => `'${figure}'`).join()}]) with ordinality asked (figure, place)
    cross join generate_series(1, 2 * $3::int) series (nth)
    left join told on told.figure = asked.figure and told.day = $2::date - 2 * $3::int + series.nth
    group by asked.figure, asked.place
  ) line`;

const ANSWER = `'days', $3::int, 'from', ${FROM}`;

/** Of the person `$1`: one row with the answer. The benchmark's bare server sends it too. */
export const OWN_FIGURES = `select json_build_object(${ANSWER}, 'lines', (${linesOf({
  own: `select id from catalog.listings where seller_id = $1::uuid and status <> 'removed'`,
  sold: `select sold_at, price_cents from catalog.sales where seller_id = $1::uuid and voided_at is null`,
})}))::text as answer`;

/** Of the listing `$1`: one row with the answer and whose it is, or none. */
export const LISTING_FIGURES = `
  select listing.seller_id as "sellerId", json_build_object(${ANSWER}, 'title', listing.title,
    'lines', (${linesOf({
      own: 'select $1::uuid as id',
      sold: 'select sold_at, price_cents from catalog.sales where listing_id = $1::uuid and voided_at is null',
    })}))::text as answer
  from catalog.listings listing where listing.id = $1::uuid and listing.status <> 'removed'`;
