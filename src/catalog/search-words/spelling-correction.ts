import { type RawBuilder, sql } from 'kysely';
import { NAMES_OF_ONE_WORD, thingsNamed } from '#contract/search/names';
import { editDistance } from './edit-distance.js';

/** So many of the most similar words are weighed against each other. */
const WEIGHED = 5;
/** Fewer letters say too little about what was meant. */
const SHORTEST = 4;

/** What listings know of a typed word. */
export interface Spelled {
  known: boolean;
  similar: string[];
}

/** Words that no listing has are compared with all that some have; looking those up is what takes time. */
export const spelledSql = (words: readonly string[]): RawBuilder<{ spelled: Spelled[] }> => sql`
  select coalesce(
    json_agg(json_build_object('known', known, 'similar', case when known then '{}' else array(
      select plain from catalog.words where plain % typed.word
      order by similarity(plain, typed.word) desc, plain limit ${WEIGHED}
    ) end) order by place), '[]') as spelled
  from unnest(${[...words]}::text[]) with ordinality as typed (word, place), lateral (
    select exists (select from catalog.words where plain like typed.word || '%') or not exists (
      select from unnest(tsvector_to_array(to_tsvector('catalog.listing_text', typed.word))) stem
      where not exists (select from catalog.lexemes where lexeme = stem collate "C")
    ) as known
  ) known`;

/** The words with those that no listing has replaced by the closest that some listing has, or that name something. */
export function corrected(words: readonly string[], spelled: readonly Spelled[]): string[] | null {
  const better = words.map((word, position) => {
    const { known = true, similar = [] } = spelled[position] ?? {};
    return known || isNamed(word) ? word : (closest(word, similar) ?? word);
  });
  return better.some((word, position) => word !== words[position]) ? better : null;
}

const isNamed = (word: string) => thingsNamed([word]).length > 0;

/** Fewest slips of the keys; among equals the one that listings have, the more similar first. */
function closest(word: string, similar: readonly string[]): string | undefined {
  const names = word.length < SHORTEST ? [] : NAMES_OF_ONE_WORD.filter((name) => slips(word, name) <= 2);
  const [best] = [...new Set([...similar, ...names])]
    .map((candidate) => ({ candidate, distance: slips(word, candidate) }))
    .toSorted((one, other) => one.distance - other.distance);
  return best?.candidate;
}

const slips = (typed: string, meant: string) =>
  Math.abs(typed.length - meant.length) > 2 ? Number.POSITIVE_INFINITY : editDistance(typed, meant);
