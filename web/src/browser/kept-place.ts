import { PLACE_KEY, readStored, store } from './storage';

export type KeptPlace = { id: number; name: string };

/** The coarse place a reader has chosen in this browser; undefined when none was ever chosen or let go of. */
export function keptPlace(): KeptPlace | null | undefined {
  const kept = readStored(PLACE_KEY);
  if (kept === null) return undefined;
  const [, id, name] = /^(\d{1,9}) (.+)$/.exec(kept) ?? [];
  return id && name ? { id: Number(id), name } : null;
}

/** Null lets go of it, for good: another device's choice does not come back. */
export const keepPlace = (place: KeptPlace | null): void =>
  store(PLACE_KEY, place ? `${place.id} ${place.name}` : '');
