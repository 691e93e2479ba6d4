import { useEffect, useRef, useState } from 'react';
import { type Draft, type DraftContent, dropDraft, keepDraft, readDraft } from './draft';

/** What a form does about its draft. */
export type FormDraft = {
  /** As it was left. */
  restored: DraftContent | null;
  keep: (content: DraftContent) => void;
  drop: () => void;
  /** Sends the form, after which there is no draft of it. */
  finish: (send: (draftId: string | null) => Promise<void>) => Promise<void>;
};

const PAUSE_IN_TYPING = 400;

/** The draft that was left in this browser, and a way to keep the form as it is now. */
export function useDraft(key: string, owner: string): FormDraft {
  const [restored] = useState(() => readDraft(key, owner));
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
