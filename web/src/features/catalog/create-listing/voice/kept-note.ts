import { del, get, set } from 'idb-keyval';
import { isOrWas } from '../../../../app/session/brought-guest';
import type { VoiceNote } from './voice-state';

/** Which page it was said on: what is said there is of no interest elsewhere. */
export type VoicePlace = 'listing' | 'note';

type Kept = { owner: string; note: VoiceNote };

const keyOf = (place: VoicePlace) => `voice:${place}`;

/**
 * What somebody has said in this browser and not used yet: it survives a reload, and that a guest signs up. Somebody else's
 * is forgotten.
 */
export async function keptNote(place: VoicePlace, owner: string): Promise<VoiceNote | null> {
  try {
    const kept = await get<Kept>(keyOf(place));
    if (!kept || isOrWas(owner, kept.owner)) return kept?.note ?? null;
    await del(keyOf(place));
    return null;
  } catch {
    // Where the browser forbids storage, it lasts as long as the page.
    return null;
  }
}

/** Null forgets it. */
export async function keepNote(place: VoicePlace, owner: string, note: VoiceNote | null): Promise<void> {
  try {
    await (note ? set(keyOf(place), { owner, note } satisfies Kept) : del(keyOf(place)));
  } catch {
    // As above.
    return;
  }
}
