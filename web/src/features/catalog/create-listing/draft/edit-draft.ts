import { LISTING_FIELDS } from '#contract/drafts';
import type { ListingDetail } from '../../../../api/catalog/listings';
import { isOrWas } from '../../../../app/session/brought-guest';
import { EMPTY, isSame, type ListingField, type ListingValues, valuesOf } from '../listing-values';
import { type Draft, type DraftContent, type DraftImage, draftKey, IMAGES_KEPT, readDraft } from './draft';

/** What a listing said when its edit was begun. */
export type EditBase = { values: ListingValues; imageIds: string[] };

/** An edit as it was left in this browser; those of before did not say what they had begun from. */
export type EditDraft = Draft & { base?: EditBase };

export type EditPart = ListingField | 'photos';

/** An edit that was left, upon the listing as it is now. */
export type EditLeft = {
  base: EditBase;
  /** What was changed in it and elsewhere since, each time to something else. */
  collided: EditPart[];
  /** It, as it was left. */
  mine: DraftContent;
  /** It, with the listing's version of what collided. */
  theirs: DraftContent;
};

export const baseOf = (listing: ListingDetail): EditBase => ({
  values: valuesOf(listing),
  imageIds: idsOf(listing.images),
});

/**
 * What `owner` has left of an edit in this browser and the listing does not say yet; another's is not for them, who
 * would save it as their own.
 */
export function editLeft(listing: ListingDetail, owner: string, now = Date.now()): EditLeft | null {
  const draft: EditDraft | null = readDraft(draftKey(listing.id), owner, now, true);
  return draft && isOrWas(owner, draft.owner) ? editUpon(listing, draft, now) : null;
}

/** An edit upon the listing as it is now, which has also what was not changed in it; null when that says it all. */
export function editUpon(listing: ListingDetail, draft: EditDraft, now = Date.now()): EditLeft | null {
  const { base = NOTHING_KNOWN } = draft;
  const left: EditBase = { values: draft.values, imageIds: idsOf(draft.images) };
  const there = baseOf(listing);
  const changed = differing(left, base);
  const collided = differing(there, base).filter(
    (part) => changed.includes(part) && differing(left, there).includes(part),
  );
  if (!changed.some((part) => differing(left, there).includes(part))) return null;

  const shown = listing.images.map((image) => ({ ...image, uploadedAt: 0 }));
  const usable = changed.includes('photos') ? stillThere(draft.images, there, now) : shown;
  const values = { ...there.values, ...valuesFor(changed, draft.values) };
  const mine = { values, images: usable, byAi: draft.byAi };
  const theirs = {
    ...mine,
    values: { ...values, ...valuesFor(collided, there.values) },
    images: collided.includes('photos') ? shown : usable,
  };
  return { base, collided, mine, theirs };
}

/** Whatever differs from the listing then counts as changed on both sides, and is asked about. */
const NOTHING_KNOWN: EditBase = { values: EMPTY, imageIds: [] };

const idsOf = (images: readonly { id: string }[]) => images.map(({ id }) => id);

const differing = (one: EditBase, other: EditBase): EditPart[] => [
  ...LISTING_FIELDS.filter((field) => !isSame(one.values[field], other.values[field])),
  ...(isSame(one.imageIds, other.imageIds) ? [] : ['photos' as const]),
];

/** The listing's own pictures stay however old they are: the server sweeps only those that no listing shows. */
const stillThere = (images: readonly DraftImage[], { imageIds }: EditBase, now: number) =>
  images.filter(({ id, uploadedAt }) => imageIds.includes(id) || now - uploadedAt < IMAGES_KEPT);

const valuesFor = (parts: readonly EditPart[], values: ListingValues) =>
  Object.fromEntries(
    LISTING_FIELDS.filter((field) => parts.includes(field)).map((field) => [field, values[field]]),
  ) as Partial<ListingValues>;
