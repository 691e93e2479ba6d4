import { useEffect, useRef, useState } from 'react';
import type { ListingDetail } from '../../../../api/catalog/listings';
import { type Draft, draftKey, dropDraft, keepDraft } from './draft';
import { editLeft } from './edit-draft';
import type { FormDraft } from './form-draft';

const PAUSE_IN_TYPING = 400;

/** What was left of an edit in this browser, and a way to keep the form as it is now. */
export function useEditDraft(listing: ListingDetail, owner: string): FormDraft {
  const key = draftKey(listing.id);
  const [restored] = useState(() => editLeft(listing, owner));
  const unsaved = useRef<Draft | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    const save = () => {
      clearTimeout(timer.current);
      if (unsaved.current) keepDraft(key, unsaved.current);
      unsaved.current = null;
    };
    window.addEventListener('pagehide', save);
    return () => {
      window.removeEventListener('pagehide', save);
      save();
    };
  }, [key]);

  const drop = () => {
    clearTimeout(timer.current);
    unsaved.current = null;
    dropDraft(key);
  };
  return {
    restored,
    keep: (content) => {
      unsaved.current = { ...content, owner, savedAt: Date.now() };
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        if (unsaved.current) keepDraft(key, unsaved.current);
        unsaved.current = null;
      }, PAUSE_IN_TYPING);
    },
    drop,
    finish: async (send) => {
      await send(null);
      drop();
    },
  };
}
