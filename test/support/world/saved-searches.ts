import type {
  SavedSearch,
  SavedSearchBody,
  SavedSearches,
} from '../../../src/catalog/saved-searches/saved-search.dto.js';
import type { Client } from '../app/client.js';

interface Seeker {
  client: Client;
}

export const aSearch = (words: object = {}): object => ({
  name: 'Bikes',
  q: 'bike',
  frequency: 'at-once',
  ...words,
});

/** Saves a search and answers its id. @throws Error when it is refused. */
export async function saveSearch(seeker: Seeker, words: Partial<SavedSearchBody> = {}): Promise<string> {
  const { status, body } = await seeker.client.post<{ id: string }>('/api/saved-searches', aSearch(words));
  if (status !== 201) throw new Error(`The search was refused: ${status} ${JSON.stringify(body)}`);
  return body.id;
}

export const searchesOf = async ({ client }: Seeker): Promise<SavedSearch[]> =>
  (await client.get<SavedSearches>('/api/saved-searches')).body.items;
