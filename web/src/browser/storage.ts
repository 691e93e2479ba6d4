/** Reads one of the product's keys from local storage; null where it is missing or the browser forbids storage. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a value for the next visit (null removes it). Where storage is forbidden it lasts as long as the page. */
export function store(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    return;
  }
}

/** "476794350 Ithaca, NY": the coarse place a reader has chosen in this browser; empty once they let go of it. */
export const PLACE_KEY = 'place';

/** That on the profile of whoever is signed in: where none was chosen, and until they no longer are. */
export const OWN_PLACE_KEY = 'own_place';

/** What is kept of either. */
export const readPlace = (): string | null => readStored(PLACE_KEY) ?? readStored(OWN_PLACE_KEY);

/** Its id, for the first page; the rest is in `kept-place.ts`. */
export const keptNear = (): number | undefined => Number.parseInt(readPlace() ?? '', 10) || undefined;
