import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button';
import type { useConversationListInfiniteQuery } from '../data/chat-list';
import styles from './more-conversations.module.css';

type MoreConversationsProps = { list: ReturnType<typeof useConversationListInfiniteQuery> };

/** Fetches the next ones as the end comes near; the button is for keyboards and for when fetching failed. */
export function MoreConversations({ list }: MoreConversationsProps) {
  const { t } = useTranslation('chat');
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = list;
  const end = useRef<HTMLDivElement>(null);
  const waiting = hasNextPage && !isFetchingNextPage && !isFetchNextPageError;

  useEffect(() => {
    const mark = end.current;
    if (!waiting || !mark || !('IntersectionObserver' in window)) return undefined;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) void fetchNextPage();
    });
    observer.observe(mark);
    return () => observer.disconnect();
  }, [waiting, fetchNextPage]);

  if (!hasNextPage) return null;
  return (
    <div ref={end} className={styles.more}>
      {isFetchNextPageError && !isFetchingNextPage && <p role="alert">{t('list.failed')}</p>}
      <Button variant="quiet" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
        {t('list.more')}
      </Button>
    </div>
  );
}
