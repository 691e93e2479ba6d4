import { goesOnWith } from '../../../app/session/use-owner';

/** Session storage: the listings that were passed, for each set of filters, so that none comes twice. */
const PREFIX = 'feed_passed ';
const MOST = 1000;

type Kept = { owner: string | null; passed: string[] };

const keyOf = (filters: Record<string, string>) => PREFIX + new URLSearchParams(filters).toString();

/** Empty where nothing is kept of them, or the browser forbids it. What was passed as a visitor stays passed. */
export function readPassed(filters: Record<string, string>, owner: string | null): string[] {
  try {
    const kept = JSON.parse(sessionStorage.getItem(keyOf(filters)) ?? 'null') as Partial<Kept> | null;
    if (!Array.isArray(kept?.passed) || !goesOnWith(owner, kept.owner ?? null)) return [];
    return kept.passed.filter((id) => typeof id === 'string');
  } catch {
    return [];
  }
}

/** Where storage is forbidden it lasts as long as the page. */
export function keepPassed(
  filters: Record<string, string>,
  owner: string | null,
  passed: readonly string[],
): void {
  const kept: Kept = { owner, passed: passed.slice(-MOST) };
  try {
    sessionStorage.setItem(keyOf(filters), JSON.stringify(kept));
  } catch {
    return;
  }
}
