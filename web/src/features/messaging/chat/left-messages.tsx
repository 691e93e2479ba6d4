import { useEffect } from 'react';
import { persistently } from '../../../app/routing/persistently';
import { useSession } from '../../../app/session/use-session';
import { useAppDispatch } from '../../../app/store';
import { hasUnsent } from './data/outbox-key';

/** Sends what was written without a connection, on a page that was gone before there was one again. */
export function LeftMessages() {
  const me = useSession().profile?.id;
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (!me || !hasUnsent(me)) return undefined;
    let current = true;
    const sendAll = async () => {
      const { sendOutbox } = await persistently(() => import('./send-outbox'));
      if (current) sendOutbox(me, dispatch);
    };
    void sendAll();
    return () => {
      current = false;
    };
  }, [me, dispatch]);
  return null;
}
