import { useEffect, useRef, useState } from 'react';
import type { ListingDetail } from '../../../../api/catalog/listings';
import { type DraftContent, draftKey, dropDraft, keepDraft } from './draft';
import { baseOf, type EditBase, type EditDraft, type EditPart, editLeft, editUpon } from './edit-draft';
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

type KeptEdit = {
  draft: FormDraft;
  collision: Collision | null;
  /** The edit as it stands; null while nothing is changed in it. */
  standing: () => EditDraft | null;
};

/** What was left of an edit, in this browser or in the form before, and a way to keep the form as it is now. */
export function useEditDraft(listing: ListingDetail, owner: string, before: EditDraft | null): KeptEdit {
  const key = draftKey(listing.id);
  const [now] = useState(() => baseOf(listing));
  const [left] = useState(() => (before ? editUpon(listing, before) : editLeft(listing, owner)));
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

  const asDraft = (content: DraftContent, base: EditBase): EditDraft => ({
    ...content,
    owner,
    savedAt: Date.now(),
    base,
  });
  // Asked again next time, until it is decided.
  const begunFrom = undecided?.base ?? now;
  const keep = (content: DraftContent, base: EditBase) => {
    latest.current = content;
    unsaved.current = asDraft(content, base);
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
    keep: (content) => keep(content, begunFrom),
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
    standing: () => latest.current && asDraft(latest.current, begunFrom),
    collision: undecided && { parts: undecided.collided, theirs: undecided.theirs, asked, ask, settle },
  };
}
