import { countedOf, together } from './figures.js';

/** SQL, the text of a condition of `review` and its `deal`: shown by then, not removed, and of no ring. */
export const countsAt = (now: string): string =>
  `(review.removed_at is null and review.shown_at <= ${now} and deal.ring_at is null)`;

/**
 * SQL, the text of a part of a statement: how a person is rated in this moment, in one row with the columns of
 * `community.ratings` and `count`. What has been shown since the last look of the job is counted here already, so that a
 * rating and the reviews beneath it never differ.
 */
export const ratingNow = (person: string, now: string): string => `
  select figures.*, one + two + three + four + five as count,
    one + 2 * two + 3 * three + 4 * four + 5 * five as sum
  from (
    select ${together('kept', 'due')}
    from (
      select ${countedOf('1')}
      from community.reviews review join community.deals deal using (sale_id)
      where review.subject_id = ${person} and not review.counted and ${countsAt(now)}
    ) due
    left join community.ratings kept on kept.person_id = ${person}
  ) figures`;

/** SQL: the stars of such a row on average, one decimal; null without any. */
export const AVERAGE = 'round(sum::numeric / nullif(count, 0), 1)::float8';
