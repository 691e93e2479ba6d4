/** What is counted of reviews: the columns of `community.ratings`, each with what a review must be to count there. */
const COUNTED = {
  one: 'stars = 1',
  two: 'stars = 2',
  three: 'stars = 3',
  four: 'stars = 4',
  five: 'stars = 5',
  as_seller: "side = 'buyer'",
  as_described: "'as-described' = any(tags)",
  on_time: "'on-time' = any(tags)",
  friendly: "'friendly' = any(tags)",
  quick_answers: "'quick-answers' = any(tags)",
  paid_as_agreed: "'paid-as-agreed' = any(tags)",
} as const;

const COLUMNS = Object.keys(COUNTED) as (keyof typeof COUNTED)[];

/** SQL: the columns of a rating, to be inserted into or selected. */
export const RATING_COLUMNS = COLUMNS.join(', ');

/** SQL: what reviews come to, each counted as often as `times` says (an expression). */
export const countedOf = (times: string): string =>
  COLUMNS.map(
    (column) => `coalesce(sum(${times}) filter (where ${COUNTED[column]}), 0)::int as ${column}`,
  ).join(', ');

/** SQL: takes what is inserted as it is, or adds it to what is there. */
export const taken = COLUMNS.map((column) => `${column} = excluded.${column}`).join(', ');
export const added = COLUMNS.map((column) => `${column} = rating.${column} + excluded.${column}`).join(', ');

/** SQL: the sums of two ratings, of which each may be missing. */
export const together = (one: string, other: string): string =>
  COLUMNS.map(
    (column) => `coalesce(${one}.${column}, 0) + coalesce(${other}.${column}, 0) as ${column}`,
  ).join(', ');
