import { skipToken } from '@reduxjs/toolkit/query/react';
import { useState } from 'react';
import type { ListingValues } from '../listing-values';
import { type Comparables, useLookAlikesQuery } from './drafting-data';

export type LookAlikes = {
  items: Comparables | undefined;
  /** They are asked for: their room is kept, whatever comes. */
  asked: boolean;
};

/** What others ask for the thing of a draft, as it was made; of one that somebody comes back to, asked for anew. */
export function useLookAlikes(known: Comparables | undefined, draft: ListingValues): LookAlikes {
  // As it was opened: what is typed meanwhile asks for nothing.
  const [{ title, category }] = useState(draft);
  const thing = known === undefined && title.trim() !== '' && category ? { title, category } : null;
  const { data } = useLookAlikesQuery(thing ?? skipToken);
  return { items: known ?? data, asked: thing !== null };
}
