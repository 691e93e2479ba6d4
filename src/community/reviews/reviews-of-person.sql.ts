import { MOST_STARS, REVIEW_LIMITS, type ReviewSort } from '#contract/community/reviews';
import { usdText } from '#platform/persistence/money.sql';
import { AVERAGE, ratingNow } from '../ratings/rating.sql.js';
import type { PersonReviewsParams } from './review.dto.js';
import { decodeReviewCursor } from './review-cursor.js';

const { page: PAGE } = REVIEW_LIMITS;
/** $1 is the person, $2 the moment. Whether a review is shown follows from the time, whoever has told of it or not. */
const SHOWN = 'subject_id = $1 and removed_at is null and shown_at <= $2::timestamptz';
const NEWEST = 'shown_at desc, id desc';

/** The statement of one page; no row when there is nobody. The benchmark's bare server sends it too. */
export function personReviewsStatement(personId: string, params: Partial<PersonReviewsParams>, now: Date) {
  const { sort = 'recent', stars, cursor } = params;
  const after = cursor === undefined ? null : decodeReviewCursor(cursor);
  const values: unknown[] = [personId, now];
  if (stars) values.push(Number(stars));
  if (after) values.push(after.at, after.id);
  // Of the same stars all are equally high: the newest first.
  const ordered = stars ? 'recent' : sort;
  if (after && ordered !== 'recent') values.push(after.stars);
  const name = ['reviews', stars ? 'of-stars' : ordered, ...(after ? ['after'] : [])].join('-');
  return { name, text: STATEMENTS[name] ?? '', values };
}

const found = (order: string, rows: string): string => `
  with page as (
    select row_number() over () as place, found.* from (
      ${rows} order by ${order} limit ${PAGE + 1}
    ) found
  )`;

const recent = (which: string, after: string): string =>
  found(NEWEST, `select * from community.reviews where ${SHOWN} ${which} ${after}`);

/** Each number of stars has its own stretch of the index: a page comes out of five of them. */
const byStars = (sort: 'highest' | 'lowest', after: boolean): string => {
  const [direction, further] = sort === 'highest' ? ['desc', '<'] : ['asc', '>'];
  const begin = after ? `where star.n = $5::int or star.n ${further} $5::int` : '';
  const older = after
    ? "and (shown_at, id) < (case when star.n = $5::int then $3::timestamptz else 'infinity' end, $4::uuid)"
    : '';
  return found(
    `stars ${direction}, ${NEWEST}`,
    `select review.* from generate_series(1, ${MOST_STARS}) star(n)
      cross join lateral (
        select * from community.reviews where ${SHOWN} and stars = star.n ${older}
        order by ${NEWEST} limit ${PAGE + 1}
      ) review ${begin}`,
  );
};

const TAG_FIGURES = [
  ['as-described', 'as_described', 'as_seller'],
  ['on-time', 'on_time', 'count'],
  ['friendly', 'friendly', 'count'],
  ['quick-answers', 'quick_answers', 'count'],
  ['paid-as-agreed', 'paid_as_agreed', 'count - as_seller'],
]
  .map(([tag, column, of]) => `json_build_object('tag', '${tag}', 'count', ${column}, 'of', ${of})`)
  .join(', ');

/** What comes with the first page. */
const FIRST = `, (
    select json_build_object('rating', ${AVERAGE}, 'count', count, 'stars', json_build_array(five, four, three, two, one),
      'tags', json_build_array(${TAG_FIGURES}))::text
    from (${ratingNow('$1', '$2::timestamptz')}) rated
  ) as summary,
  json_build_object('id', person.id, 'name', person.name, 'avatar', person.avatar)::text as person`;

const answer = (page: string, further: string): string => `${page}
  select (
    select coalesce(json_agg(json_build_object(
      'id', page.id, 'author', json_build_object('id', page.author_id, 'name', coalesce(author.name, ''),
        'avatar', author.avatar),
      'side', page.side, 'stars', page.stars, 'text', page.text, 'tags', page.tags, 'photos', page.photos,
      'item', case when deal.hidden or deal.title = '' then null else json_build_object('title', deal.title,
        'price', ${usdText('deal.price_cents')}, 'image', deal.image) end,
      'reply', case when page.reply is null then null
        else json_build_object('text', page.reply, 'repliedAt', page.replied_at) end,
      'shownAt', page.shown_at, 'counts', deal.ring_at is null
    ) order by page.place), '[]')::text
    from page join community.deals deal on deal.sale_id = page.sale_id
    left join directory.people author on author.id = page.author_id
    where page.place <= ${PAGE}
  ) as items, (
    select json_build_object('at', shown_at::text, 'id', id, 'stars', stars) from page
    where place = ${PAGE} and exists (select from page where place > ${PAGE})
  ) as last ${further}
  from directory.people person where person.id = $1 and not person.deleted`;

const first = (page: string) => answer(page, FIRST);
const next = (page: string) => answer(page, '');
const OLDER = (nth: number) => `and (shown_at, id) < ($${nth}::timestamptz, $${nth + 1}::uuid)`;
const OF_STARS = 'and stars = $3::int';

const STATEMENTS: Readonly<Record<string, string>> = {
  'reviews-recent': first(recent('', '')),
  'reviews-recent-after': next(recent('', OLDER(3))),
  'reviews-of-stars': first(recent(OF_STARS, '')),
  'reviews-of-stars-after': next(recent(OF_STARS, OLDER(4))),
  ...Object.fromEntries(
    (['highest', 'lowest'] satisfies ReviewSort[]).flatMap((sort) => [
      [`reviews-${sort}`, first(byStars(sort, false))],
      [`reviews-${sort}-after`, next(byStars(sort, true))],
    ]),
  ),
};
