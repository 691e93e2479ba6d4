import { useEffect, useEffectEvent, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { unannounced } from '../../../../api/claimed-problems';
import { ignoreProblem } from '../../../../api/problem';
import type { SessionProfile } from '../../../../api/session-token';
import { useDeleteDraftMutation, useSendDraftMutation } from '../begun/drafts-data';
import { type BegunDraft, DraftKeeper } from './draft-keeper';
import type { DraftState } from './draft-status';
import type { FormDraft } from './form-draft';
import { removeCopy, writeCopy } from './local-copies';

/** A draft of a new listing as it was found: in this browser, on the server, or in both. */
export type FoundDraft = BegunDraft & { unsent: boolean };

type Kept = { draft: FormDraft; keeper: DraftKeeper; state: DraftState };

/** The draft of a new listing, here and on all devices; `onNamed` is told what it is called, and null once it is none. */
export function useKeptDraft(
  { id: owner, kind }: SessionProfile,
  found: FoundDraft | null,
  onNamed: (id: string | null) => void,
): Kept {
  const [send] = useSendDraftMutation();
  const [deleteDraft] = useDeleteDraftMutation();
  const [keeper] = useState(
    () =>
      new DraftKeeper(
        {
          send: (id, body) => unannounced(send({ id, body }).unwrap()),
          // What another device has removed is gone all the same; what cannot be reached stays among the drafts.
          remove: (id) => unannounced(deleteDraft({ id }).unwrap()).then(undefined, ignoreProblem),
          write: (copy) => writeCopy({ ...copy, owner, kind, savedAt: Date.now() }),
          forget: removeCopy,
        },
        found,
      ),
  );
  const state = useSyncExternalStore(keeper.subscribe, keeper.snapshot);

  useEffect(() => keeper.attend(), [keeper]);
  useEffect(() => {
    const leave = () => {
      if (document.visibilityState === 'hidden') keeper.flush();
    };
    const flush = () => keeper.flush();
    document.addEventListener('visibilitychange', leave);
    window.addEventListener('pagehide', flush);
    window.addEventListener('online', flush);
    return () => {
      document.removeEventListener('visibilitychange', leave);
      window.removeEventListener('pagehide', flush);
      window.removeEventListener('online', flush);
    };
  }, [keeper]);

  const goOn = useEffectEvent(() => {
    if (found?.unsent) keeper.keep(found.content);
  });
  useEffect(() => goOn(), []);

  const named = useRef<string | null>(null);
  const name = useEffectEvent(onNamed);
  useEffect(() => {
    if (named.current === state.id) return;
    named.current = state.id;
    name(state.id);
  }, [state.id]);

  const draft = useMemo(
    (): FormDraft => ({
      restored: found?.content ?? null,
      keep: (content) => keeper.keep(content),
      drop: () => keeper.drop(),
      finish: (publish) => keeper.finish(publish),
    }),
    [keeper, found],
  );
  return { draft, keeper, state };
}
