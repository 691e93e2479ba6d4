import type { ImageDescriptor } from '#contract/media';
import { HOUR_MS } from '#contract/time';
import type { DraftQuestion, FieldOrigin } from '../../../../api/catalog/drafts.gen';
import { isOrWas } from '../../../../app/session/brought-guest';
import { readStored, store } from '../../../../browser/storage';
import { EMPTY, type ListingField, type ListingValues } from '../listing-values';

export type DraftImage = ImageDescriptor & { uploadedAt: number };

/** What the product's AI has made a listing of, and what it says of it: nothing more of a field once somebody has changed it. */
export type Drafted = {
  origins: FieldOrigin[];
  questions: DraftQuestion[];
  audioId: string | null;
  /** Made of a recording, which may have been left out: there may be more pictures. */
  spoken: boolean;
  /** What was written, or said. */
  prompt: string | null;
};

/** What stands in a form. */
export type DraftContent = {
  values: ListingValues;
  images: DraftImage[];
  /** Fields that the product's AI has filled and nobody has changed since. */
  byAi: ListingField[];
  /** Missing where nothing was drafted. */
  drafted?: Drafted;
};

/** A form as it was left in this browser. */
export type Draft = DraftContent & {
  savedAt: number;
  /** Pictures can only be published by whoever uploaded them. */
  owner: string;
};

/** The server sweeps pictures that no listing shows after a day. */
export const IMAGES_KEPT = 23 * HOUR_MS;

/** One draft of each listing being edited; new listings had one as well before they had a draft on the server each. */
export const draftKey = (edited?: string) => (edited ? `listing-draft:${edited}` : 'listing-draft');

/** `lasting`: the server keeps its pictures. */
export function readDraft(key: string, owner: string, now = Date.now(), lasting = false): Draft | null {
  const draft = parse(readStored(key));
  if (!draft) return null;
  const isOwn = isOrWas(owner, draft.owner);
  const usable = isOwn ? draft.images : [];
  const isHeard = isOwn && (lasting || now - draft.savedAt < IMAGES_KEPT);
  return {
    ...draft,
    ...(draft.drafted && !isHeard && { drafted: { ...draft.drafted, audioId: null, spoken: false } }),
    values: { ...EMPTY, ...draft.values, price: priceIn(draft.values) },
    images: usable.filter(({ uploadedAt }) => lasting || now - uploadedAt < IMAGES_KEPT),
  };
}

export const keepDraft = (key: string, draft: Draft) => store(key, JSON.stringify(draft));

export const dropDraft = (key: string) => store(key, null);

/** Drafts of before kept the price as a number. */
const priceIn = ({ price }: { price?: string | number | null }): string => String(price ?? '');

function parse(written: string | null): Draft | null {
  if (!written) return null;
  try {
    return JSON.parse(written) as Draft;
  } catch {
    // Written by hand or cut off; there is nothing to restore.
    return null;
  }
}
