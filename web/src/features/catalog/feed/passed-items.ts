/** Session storage: the listings that were passed, for each set of filters, so that none comes twice. */
const PREFIX = 'feed_passed ';
const MOST = 1000;

const keyOf = (filters: Record<string, string>) => PREFIX + new URLSearchParams(filters).toString();

/** Empty where nothing is kept, or the browser forbids it. */
export function readPassed(filters: Record<string, string>): string[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(filters)) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

/** Where storage is forbidden it lasts as long as the page. */
export function keepPassed(filters: Record<string, string>, passed: readonly string[]): void {
  try {
    sessionStorage.setItem(keyOf(filters), JSON.stringify(passed.slice(-MOST)));
  } catch {
    return;
  }
}
