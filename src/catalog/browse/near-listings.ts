import { readWords } from '#contract/search/read-words';
import { fewerTerms, type Terms, wholeTerms } from '../search-words/search-terms.js';
import type { ListingCard, NearListings } from './browse.dto.js';
import type { BrowseFilters } from './browse-filters.js';
import { findPage, type Send } from './find-page.js';

/** A search without filters that found fewer than this is shown what is near it. */
export const FEW = 4;
const NEAR = 8;

interface Search {
  /** The other filters, which what is near has too. */
  filters: BrowseFilters;
  words: readonly string[];
  corrected: readonly string[] | null;
  found: readonly ListingCard[];
}

/**
 * What is near a search that found little: what a mistyped word meant, what has all words but one and, when nothing was
 * found at all, what else there is of such things. Never any of what was found itself.
 */
export async function findNear(send: Send, search: Search): Promise<NearListings | undefined> {
  const { filters, words, corrected, found } = search;
  const meant = corrected ?? words;
  const near = async (name: string, wanted: BrowseFilters, rest: Omit<NearListings, 'items'>) => {
    const items = await cards(
      (step, build, kind) => send(`near ${name} ${step}`, build, kind),
      wanted,
      found,
    );
    return items.length > 0 ? { ...rest, items } : undefined;
  };
  const withTerms = (name: string, terms: Terms | undefined, rest: Omit<NearListings, 'items'>) =>
    terms && near(`${name} ${terms.key}`, { ...filters, terms }, rest);

  const bySpelling =
    corrected &&
    (await withTerms('spelling', wholeTerms(corrected), {
      because: 'spelling',
      query: corrected.join(' '),
    }));
  if (bySpelling) return bySpelling;
  const byFewerWords = await withTerms('words', fewerTerms(meant), { because: 'fewer-words' });
  if (byFewerWords || found.length > 0 || filters.category) return byFewerWords;
  const [category] = readWords(meant).flatMap(({ categories }) => categories);
  return (
    category && near(category, { ...filters, terms: undefined, category }, { because: 'category', category })
  );
}

async function cards(
  send: Send,
  filters: BrowseFilters,
  found: readonly ListingCard[],
): Promise<ListingCard[]> {
  const { items } = await findPage(send, { filters, sort: 'newest', counted: false });
  const shown = new Set(found.map(({ id }) => id));
  return (JSON.parse(items) as ListingCard[]).filter(({ id }) => !shown.has(id)).slice(0, NEAR);
}
