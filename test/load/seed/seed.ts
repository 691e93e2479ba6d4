import type { Client } from 'pg';
import { CATEGORIES, CONDITIONS } from '#contract/listings';
import { RECENT_LISTINGS } from '../../../src/catalog/browse/recent-listings.js';
import { DRAWING, peopleOf, SEEDED_PLACES } from './draw.sql.js';
import {
  COMMENTS_SQL,
  CONTACTS,
  CONTACTS_SQL,
  DAYS_SQL,
  FAVORITES_SQL,
  SALES_SQL,
  SAVED,
} from './life.sql.js';
import { LEXEMES_SQL, LISTINGS_SQL, RECENCY_SQL } from './listings.sql.js';
import { ANSWERS_SQL, PEOPLE_SQL } from './people.sql.js';
import { DEALS_SQL, dealsOf, RATINGS_SQL, REVIEWS_SQL } from './reviews.sql.js';
import { withoutIndexes } from './without-indexes.js';
import { ADJECTIVES, BRANDS, FILLER, NOUNS } from './words.js';

/** Changes with what is seeded: a database that was seeded otherwise is seeded anew. */
export const SEED = 'seed 3';

const FAVORITES_EACH = 5;

/**
 * Fills a market with `count` listings, a tenth as many people, and for each listing five favorites, two comments, one
 * who wrote to its seller, its views day by day, and two and a half reviews. The same count gives the same market, but for the time that has
 * passed since.
 */
export async function seedMarket(client: Client, count: number): Promise<void> {
  const people = peopleOf(count);
  await client.query(
    `set work_mem = '256MB'; set maintenance_work_mem = '512MB'; set synchronous_commit = off`,
  );
  await client.query(DRAWING);
  await client.query(
    `truncate catalog.listings, catalog.sales, catalog.words, catalog.lexemes, catalog.places, identity.profiles,
       directory.people, messaging.conversations, community.deals, community.ratings cascade`,
  );
  await client.query(
    `insert into catalog.places (id, town, region, country, listed)
     select id, 'Town ' || id, '', 'US', true from unnest($1::int[]) id`,
    [SEEDED_PLACES],
  );
  await client.query(PEOPLE_SQL, [people]);
  await client.query(ANSWERS_SQL, [people]);
  await drawPairs(client, SAVED, [count, people, FAVORITES_EACH * count]);
  await drawPairs(client, CONTACTS, [count, people, count]);
  await seedListings(client, count, people);
  await withoutIndexes(client, 'favorites', () => client.query(FAVORITES_SQL));
  await withoutIndexes(client, 'listing_contacts', () => client.query(CONTACTS_SQL));
  await withoutIndexes(client, 'comments', () => client.query(COMMENTS_SQL, [count, people]));
  await withoutIndexes(client, 'listing_days', () => client.query(DAYS_SQL, [count]));
  await withoutIndexes(client, 'sales', () => client.query(SALES_SQL, [count, people]));
  await client.query(DEALS_SQL, [dealsOf(count), people]);
  await withoutIndexes(client, 'reviews', () => client.query(REVIEWS_SQL), 'community');
  await client.query(RATINGS_SQL);
  await client.query(RECENCY_SQL);
  await client.query('select catalog.rank_words(current_date)');
  await client.query('drop table saved_pairs, saved_counts, contact_pairs, contact_counts');
  await client.query('vacuum (analyze)');
}

async function drawPairs(
  client: Client,
  { pairs, counts }: typeof SAVED,
  [listings, people, wanted]: [number, number, number],
): Promise<void> {
  // A statement that makes a table takes no parameters.
  const values = ['', listings, people, wanted];
  await client.query(pairs.replaceAll(/\$(\d)/g, (_, place: string) => String(values[Number(place)])));
  await client.query(counts);
}

const seedListings = (client: Client, count: number, people: number): Promise<void> =>
  withoutIndexes(client, 'listings', async () => {
    await client.query(LISTINGS_SQL, [
      count,
      people,
      ADJECTIVES,
      NOUNS,
      BRANDS,
      FILLER,
      CATEGORIES,
      CONDITIONS,
      RECENT_LISTINGS,
      SEEDED_PLACES,
    ]);
    await client.query(LEXEMES_SQL);
  });
