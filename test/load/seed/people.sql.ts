import { personId } from './draw.sql.js';

/** `$1` people, who can be looked at. */
export const PEOPLE_SQL = `
  insert into identity.profiles (id, kind, username, full_name, email, password_hash, email_confirmed_at,
    phone_confirmed_at, verified_seller, rating, total_ratings, bio, created_at)
  select ${personId('n')}, 'member', 'person' || n, 'Person ' || n, 'person' || n || '@example.org', 'none', now(),
    case when n % 4 = 0 then now() end, n % 3 = 0, case when n % 5 = 0 then 3.5 + n % 4 * 0.5 end, n % 5 * 3,
    'Moves often, sells what does not fit.', timestamptz '2025-06-01' + n * interval '1 minute'
  from generate_series(0, $1::int - 1) n`;

/** Their conversations, as far as it is told how long each waited for the first answer: three a person on average. */
export const ANSWERS_SQL = `
  with talk as (
    insert into messaging.conversations (id, first_id, second_id, created_at)
    select md5('talk' || n)::uuid, least(seller, other), greatest(seller, other),
      now() - pg_temp.drawn(n, 22) * interval '200 days'
    from generate_series(1, 3 * $1::int) n
    cross join lateral (
      select ${personId('pg_temp.often($1, n, 20)')} as seller,
        ${personId('floor($1 * pg_temp.drawn(n, 21))::int')} as other
    ) pair
    where seller <> other
    on conflict do nothing
    returning id, created_at
  )
  insert into messaging.first_answers (conversation_id, answerer_id, asked_at, seconds)
  select talk.id, ${personId('pg_temp.often($1, n, 20)')}, created_at, 60 + floor(pg_temp.drawn(n, 23) * 80000)::int
  from generate_series(1, 3 * $1::int) n join talk on talk.id = md5('talk' || n)::uuid`;
