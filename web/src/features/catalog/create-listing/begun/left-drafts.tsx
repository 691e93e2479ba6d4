import { useEffect } from 'react';
import { persistently } from '../../../../app/routing/persistently';
import { useSession } from '../../../../app/session/use-session';
import { hasCopies } from '../draft/local-copies';
import { useSendDraftMutation } from './drafts-data';

/** Sends what was typed into a form whose page was gone before the server had it. */
export function LeftDrafts() {
  const { profile } = useSession();
  const [send] = useSendDraftMutation();
  const id = profile?.id;
  const kind = profile?.kind;
  useEffect(() => {
    if (!id || !kind || !hasCopies()) return undefined;
    let current = true;
    const sendAll = async () => {
      const { sendCopies } = await persistently(() => import('./send-copies'));
      if (current) await sendCopies({ id, kind }, (draft, body) => send({ id: draft, body }).unwrap());
    };
    void sendAll();
    return () => {
      current = false;
    };
  }, [id, kind, send]);
  return null;
}
