import { useEffect, useRef, useState } from 'react';
import type { ListingDetail } from '../../../../api/catalog/listings';
import { type DraftContent, draftKey, dropDraft, keepDraft } from './draft';
import { baseOf, type EditBase, type EditDraft, type EditPart, editLeft } from './edit-draft';
import type { FormDraft } from './form-draft';

/** What was changed in an edit and elsewhere, until somebody has said which is wanted. */
export type Collision = {
  parts: EditPart[];
  theirs: DraftContent;
  /** The question is on the screen; whoever wants to decide later puts it off. */
  asked: boolean;
  ask: (asked: boolean) => void;
  settle: () => void;
};

const PAUSE_IN_TYPING = 400;

/** What was left of an edit in this browser, and a way to keep the form as it is now. */
export function useEditDraft(
  listing: ListingDetail,
  owner: string,
): { draft: FormDraft; collision: Collision | null } {
  const key = draftKey(listing.id);
  const [now] = useState(() => baseOf(listing));
  const [left] = useState(() => editLeft(listing, owner));
  const [undecided, setUndecided] = useState(() => (left && left.collided.length > 0 ? left : null));
  const [asked, ask] = useState(true);
  /** As the form stands, where it needs a draft, and as much of that as is not stored yet. */
  const latest = useRef(left?.mine ?? null);
  const unsaved = useRef<EditDraft | null>(null);
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

  const keep = (content: DraftContent, base: EditBase) => {
    latest.current = content;
    const draft: EditDraft = { ...content, owner, savedAt: Date.now(), base };
    unsaved.current = draft;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      if (unsaved.current) keepDraft(key, unsaved.current);
      unsaved.current = null;
    }, PAUSE_IN_TYPING);
  };
  const drop = () => {
    clearTimeout(timer.current);
    latest.current = null;
    unsaved.current = null;
    dropDraft(key);
  };
  const draft: FormDraft = {
    restored: left?.mine ?? null,
    // Asked again next time, until it is decided.
    keep: (content) => keep(content, undecided?.base ?? now),
    drop,
    finish: async (send) => {
      if (undecided && latest.current) return ask(true);
      await send(null);
      drop();
    },
  };
  const settle = () => {
    setUndecided(null);
    if (latest.current) keep(latest.current, now);
  };
  return {
    draft,
    collision: undecided && { parts: undecided.collided, theirs: undecided.theirs, asked, ask, settle },
  };
}
