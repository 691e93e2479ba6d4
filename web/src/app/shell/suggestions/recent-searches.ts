import { readStored, store } from '../../../browser/storage';

const KEY = 'recent-searches';
const MOST = 5;

/** What was searched for in this browser, the latest first. It is told to nobody. */
export function recentSearches(): string[] {
  try {
    const kept: unknown = JSON.parse(readStored(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((search) => typeof search === 'string').slice(0, MOST) : [];
  } catch {
    // Written by hand or cut off.
    return [];
  }
}

export function rememberSearch(search: string): void {
  if (!search) return;
  const others = recentSearches().filter((other) => other.toLowerCase() !== search.toLowerCase());
  store(KEY, JSON.stringify([search, ...others].slice(0, MOST)));
}

/** Answers how to have them back. */
export function forgetSearches(): () => void {
  const before = readStored(KEY);
  store(KEY, null);
  return () => store(KEY, before);
}
