export type OfferDraft = { amount: string; note: string };

const keyOf = (listingId: string) => `offer-draft:${listingId}`;

/** What somebody was about to offer for a listing in this tab, before they were asked who they are. */
export function readOfferDraft(listingId: string): OfferDraft | null {
  try {
    const kept = sessionStorage.getItem(keyOf(listingId));
    return kept === null ? null : (JSON.parse(kept) as OfferDraft);
  } catch {
    return null;
  }
}

/** Null forgets it. Where storage is forbidden nothing is kept. */
export function keepOfferDraft(listingId: string, draft: OfferDraft | null): void {
  try {
    if (draft === null) sessionStorage.removeItem(keyOf(listingId));
    else sessionStorage.setItem(keyOf(listingId), JSON.stringify(draft));
  } catch {
    return;
  }
}
