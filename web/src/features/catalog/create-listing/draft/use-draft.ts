import { useEffect, useRef, useState } from 'react';
import { type Draft, dropDraft, keepDraft, readDraft } from './draft';

const PAUSE_IN_TYPING = 400;

/** The draft that was left here, and a way to keep the form as it is now. */
export function useDraft(key: string, owner: string) {
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

  return {
    restored,
    keep: (draft: Omit<Draft, 'owner' | 'savedAt'>) => {
      unsaved.current = { ...draft, owner, savedAt: Date.now() };
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        if (unsaved.current) keepDraft(key, unsaved.current);
        unsaved.current = null;
      }, PAUSE_IN_TYPING);
    },
    drop: () => {
      clearTimeout(timer.current);
      unsaved.current = null;
      dropDraft(key);
    },
  };
}
