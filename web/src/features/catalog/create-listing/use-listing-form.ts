import { useLayoutEffect, useRef, useState } from 'react';
import { LISTING_FIELDS } from '#contract/drafts';
import type { Drafted } from './draft/draft';
import type { FormDraft } from './draft/form-draft';
import { useDraftKeeping } from './draft/use-draft-keeping';
import type { ListingValues } from './listing-values';
import { useListingPhotos } from './photos/use-listing-photos';
import { type Start, startOf, withoutFields } from './start';
import { type Save, useSubmit } from './use-submit';

export type ListingFormSetup = {
  draft: FormDraft;
  start: Start;
  save: Save;
  /** What is said when saving failed for no reason that can be named. */
  failure: string;
};

/** What stands in the form of a listing, however it is drawn: its words, its pictures, and the draft of both. */
export function useListingForm({ draft, start, save, failure }: ListingFormSetup) {
  const [left, setLeft] = useState(draft.restored);
  const [first] = useState(() => (left ? startOf(left) : start));
  const [values, setValues] = useState(first.values);
  const [byAi, setByAi] = useState(first.byAi);
  const [drafted, setDrafted] = useState(first.drafted);
  const photos = useListingPhotos(first.photos);
  const current: Start = { values, photos: photos.photos, byAi, drafted };
  const latest = useRef(current);
  useLayoutEffect(() => {
    latest.current = current;
  });
  // What were changed from then on would not be in it.
  const [isOnItsWay, setOnItsWay] = useState(false);
  const submission = useSubmit({
    values,
    now: () => latest.current.values,
    photos,
    failure,
    save: (take) =>
      draft.finish(async (draftId) => {
        const { words, imageIds } = await take();
        const { byAi: marked, drafted: { audioId = null } = {} } = latest.current;
        setOnItsWay(true);
        try {
          await save(words, imageIds, { byAi: marked, audioId, draftId });
        } finally {
          setOnItsWay(false);
        }
      }),
  });
  const { mend } = submission;

  const change = (changed: Partial<ListingValues>) => {
    if (isOnItsWay) return;
    setValues((before) => ({ ...before, ...changed }));
    setByAi((marked) => marked.filter((field) => !(field in changed)));
    setDrafted((before) => withoutFields(before, changed));
    mend(...Object.keys(changed));
  };
  const redraft = (made: (before: Drafted) => Drafted) => {
    if (!isOnItsWay) setDrafted((before) => before && made(before));
  };
  const begin = (wanted: Start) => {
    if (isOnItsWay) return;
    setValues(wanted.values);
    photos.replace(wanted.photos);
    setByAi(wanted.byAi);
    setDrafted(wanted.drafted);
    setLeft(null);
    mend(...LISTING_FIELDS);
  };
  useDraftKeeping({ draft, start, first, current });
  return {
    ...submission,
    values,
    byAi,
    drafted,
    photos,
    current,
    left,
    readOnly: isOnItsWay,
    change,
    redraft,
    begin,
  };
}
