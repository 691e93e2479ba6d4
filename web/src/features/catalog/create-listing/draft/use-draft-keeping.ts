import { useEffect, useEffectEvent, useRef } from 'react';
import { LISTING_FIELDS } from '#contract/drafts';
import { isSame, type ListingValues } from '../listing-values';
import type { Start } from '../start';
import type { FormDraft } from './form-draft';

type Keeping = {
  draft: FormDraft;
  /** The form before anyone typed. */
  start: Start;
  /** The form as it was opened: `start`, or a draft of it. */
  first: Start;
  current: Start;
};

/** Keeps the draft in step with the form from the first change on; what is as it was needs none. */
export function useDraftKeeping({ draft, start, first, current }: Keeping): void {
  const { values, photos, byAi, drafted } = current;
  const changed = useRef(false);
  const keep = useEffectEvent((now: Start) => {
    const isAs = (other: Start) =>
      alike(now.values, other.values) && now.photos === other.photos && now.drafted === other.drafted;
    if (!changed.current && isAs(first)) return;
    changed.current = true;
    const isBlank = alike(now.values, start.values) && now.photos.length + start.photos.length === 0;
    const empty = isAs(start) || (isBlank && !now.drafted?.audioId);
    if (empty) return draft.drop();
    const images = now.photos.flatMap((photo) =>
      photo.state === 'there' ? [{ ...photo.image, uploadedAt: photo.uploadedAt }] : [],
    );
    draft.keep({ values: now.values, images, byAi: now.byAi, drafted: now.drafted });
  });
  useEffect(() => keep({ values, photos, byAi, drafted }), [values, photos, byAi, drafted]);
}

/** Whether two forms say the same. */
export const alike = (one: ListingValues, other: ListingValues) =>
  LISTING_FIELDS.every((field) => isSame(one[field], other[field]));
