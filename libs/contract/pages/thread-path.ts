import { chatPage } from './messaging.js';
import { pathTo } from './page.js';

/** The conversation with a person, about a listing or none. */
export const threadPath = (personId: string, listingId?: string | null): string =>
  `${pathTo(chatPage.path, personId)}${listingId ? `?listing=${listingId}` : ''}`;
