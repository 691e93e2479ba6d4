import { readStored, store } from '../../../../browser/storage';

const keyOf = (personId: string) => `listing-words:${personId}`;

/** What somebody has typed of which no listing has been made yet: it survives a reload. */
export const wordsTyped = (personId: string): string => readStored(keyOf(personId)) ?? '';

export const keepWords = (personId: string, text: string): void => store(keyOf(personId), text || null);
