import { FIGURES, type Figure } from '#contract/figures';

/** Where each figure is counted: rows of day and amount, of the listings in `own`, from `$2 - 2 * $3` days on. */
const SOURCES: Record<Figure, string> = {
  views: `
    select counted.day, sum(counted.views) as amount
    from own join catalog.listing_days counted on counted.listing_id = own.id
    where counted.day > $2::date - 2 * $3::int and counted.day <= $2::date
    group by counted.day`,
};

/**
 * SQL: the `lines` of a `FiguresAnswer` as JSON, of the listings that `own` selects, for the `$3` days up to `$2` (UTC) and
 * as many before. The benchmark's bare server sends it too.
 */
const linesOf = (own: string): string => `
  with own as not materialized (${own}),
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

const ANSWER = `'days', $3::int, 'from', $2::date - 2 * $3::int + 1`;

/** Of the person `$1`: one row with the answer. */
export const OWN_FIGURES = `select json_build_object(${ANSWER}, 'lines', (${linesOf(
  `select id from catalog.listings where seller_id = $1 and status <> 'removed'`,
)}))::text as answer`;

/** Of the listing `$1`: one row with the answer and whose it is, or none. */
export const LISTING_FIGURES = `
  select listing.seller_id as "sellerId", json_build_object(${ANSWER}, 'title', listing.title,
    'lines', (${linesOf(`select $1::uuid as id`)}))::text as answer
  from catalog.listings listing where listing.id = $1::uuid and listing.status <> 'removed'`;
