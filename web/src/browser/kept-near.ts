import { readStored } from './storage';

/** "476794350 Ithaca, NY": the coarse place a reader has chosen in this browser; empty once they let go of it. */
export const PLACE_KEY = 'place';

/** Its id, for the first page; the rest is in `kept-place.ts`. */
export const keptNear = (): number | undefined =>
  Number.parseInt(readStored(PLACE_KEY) ?? '', 10) || undefined;
