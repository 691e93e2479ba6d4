import { OWN_PLACE_KEY, PLACE_KEY, readPlace, store } from './storage';

export type KeptPlace = { id: number; name: string };

/**
 * The coarse place a reader has chosen in this browser, else that of who is signed in; undefined when none was ever chosen
 * or let go of.
 */
export function keptPlace(): KeptPlace | null | undefined {
  const kept = readPlace();
  if (kept === null) return undefined;
  const [, id, name] = /^(\d{1,9}) (.+)$/.exec(kept) ?? [];
  return id && name ? { id: Number(id), name } : null;
}

/** Null lets go of it, for good: another device's choice does not come back. */
export const keepPlace = (place: KeptPlace | null): void => store(PLACE_KEY, place ? written(place) : '');

/** What the profile of whoever is signed in says; it goes when they do. */
export const keepOwnPlace = (place: KeptPlace | null): void => store(OWN_PLACE_KEY, place && written(place));

const written = ({ id, name }: KeptPlace) => `${id} ${name}`;
