import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { problemIn } from '../../../../api/problem';
import { useAppDispatch } from '../../../../app/store';
import { Button } from '../../../../ui/button';
import { toastError } from '../../../../ui/toast/toast-store';
import { loadOlder } from '../data/chat-thread';
import styles from './older-messages.module.css';

/** Fetched this far ahead, they are there before anyone scrolls to them. */
const AHEAD = '400px 0px 0px';

type OlderMessagesProps = { conversationId: string; before: number };

/** Fetches the page before as the top comes near; the button is for keyboards and for when fetching failed. */
export function OlderMessages({ conversationId, before }: OlderMessagesProps) {
  const { t } = useTranslation('chat');
  const dispatch = useAppDispatch();
  const top = useRef<HTMLDivElement>(null);
  const [loading, setLoading] = useState(false);
  const [failed, setFailed] = useState(false);

  const load = useCallback(async () => {
    setLoading(true);
    setFailed(false);
    try {
      await dispatch(loadOlder(conversationId, before));
    } catch (error) {
      if (!problemIn(error)) return;
      setFailed(true);
      toastError({ title: t('thread.failed') });
    } finally {
      setLoading(false);
    }
  }, [dispatch, conversationId, before, t]);

  useEffect(() => {
    const mark = top.current;
    if (loading || failed || !mark || !('IntersectionObserver' in window)) return undefined;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && void load(), {
      root: mark.closest('[role="log"]'),
      rootMargin: AHEAD,
    });
    observer.observe(mark);
    return () => observer.disconnect();
  }, [load, loading, failed]);

  return (
    <div ref={top} className={styles.older}>
      <Button variant="quiet" size="small" busy={loading} onClick={() => void load()}>
        {t(loading ? 'thread.older-loading' : 'thread.older')}
      </Button>
    </div>
  );
}
