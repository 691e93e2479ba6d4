import { isOrWas } from '../../../../app/session/brought-guest';
import { readStored, store } from '../../../../browser/storage';

/** Local storage: a person, and what they typed. */
const KEY = 'listing-words';

/** What somebody has typed of which no listing has been made yet: it survives a reload, and that a guest signs up. */
export function wordsTyped(personId: string): string {
  const [, owner = '', text = ''] = /^(\S+) (.*)$/s.exec(readStored(KEY) ?? '') ?? [];
  return isOrWas(personId, owner) ? text : '';
}

export const keepWords = (personId: string, text: string): void =>
  store(KEY, text ? `${personId} ${text}` : null);
