import { goesOnWith, type Owner } from '../../../../app/session/use-owner';

export type OfferDraft = { amount: string; note: string };
type Kept = OfferDraft & { owner: string | null };

const keyOf = (listingId: string) => `offer-draft:${listingId}`;

/**
 * What who is here was about to offer for a listing in this tab, perhaps before they were asked who they are. What
 * somebody else has left is forgotten.
 */
export function readOfferDraft(listingId: string, here: Owner): OfferDraft | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(keyOf(listingId)) ?? 'null') as Kept | null;
    if (!kept) return null;
    const { owner, ...draft } = kept;
    if (goesOnWith(here, owner)) return draft;
    if (here !== undefined) forgetOfferDraft(listingId);
    return null;
  } catch {
    return null;
  }
}

/** Where storage is forbidden nothing is kept. */
export function keepOfferDraft(listingId: string, here: Owner, draft: OfferDraft): void {
  const kept: Kept = { ...draft, owner: here ?? null };
  try {
    sessionStorage.setItem(keyOf(listingId), JSON.stringify(kept));
  } catch {
    return;
  }
}

export function forgetOfferDraft(listingId: string): void {
  try {
    sessionStorage.removeItem(keyOf(listingId));
  } catch {
    return;
  }
}
