import { isVisible } from './visible.js';

/** Tags without the blanks around them and without empty ones (spec 1, section 9). */
export const trimmedTags = (tags: readonly string[]): string[] =>
  tags.map((tag) => tag.normalize('NFC').trim()).filter(isVisible);

/** Likewise, and each once. */
export const tidyTags = (tags: readonly string[]): string[] => [...new Set(trimmedTags(tags))];
