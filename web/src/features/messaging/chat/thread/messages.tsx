import { skipToken } from '@reduxjs/toolkit/query';
import { MessageCircle } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Thread } from '../../../../api/messaging/messaging';
import { Button } from '../../../../ui/button';
import { EmptyState } from '../../../../ui/page/empty-state';
import { isOf, type ThreadKey, useUnsent } from '../data/chat-outbox';
import { useChatMessagesQuery } from '../data/chat-thread';
import { MessageLog } from '../messages/message-log';
import { shownMessages } from '../messages/timeline';
import { OfferQuestion } from '../offer/offer-question';
import { MessagesSkeleton } from './messages-skeleton';
import styles from './thread-states.module.css';

type MessagesProps = { me: string; address: ThreadKey; thread: Thread; typing: boolean };

export function Messages({ me, address, thread, typing }: MessagesProps) {
  const { t } = useTranslation(['chat', 'common']);
  const { id } = thread;
  const { currentData, error, isFetching, refetch } = useChatMessagesQuery(id ?? skipToken);
  const unsent = useUnsent(me).filter((message) => isOf(message, address));
  const log = useRef<HTMLDivElement>(null);
  const failed = error !== undefined && !currentData && !isFetching;

  if (failed)
    return (
      <div className={styles.failed}>
        <p role="alert">{t('thread.failed')}</p>
        <Button variant="secondary" onClick={() => void refetch()}>
          {t('common:actions.retry')}
        </Button>
      </div>
    );
  if (id !== null && !currentData) return <MessagesSkeleton label={t('common:loading')} />;
  const messages = shownMessages(currentData?.messages ?? [], unsent, me);
  if (messages.length === 0)
    return (
      <div className={styles.middle}>
        <EmptyState icon={MessageCircle} title={t('thread.empty.title')} text={t('thread.empty.text')} />
      </div>
    );
  const { question } = thread;
  const asked = messages.some((message) => message.id === question?.messageId);
  return (
    <div className={styles.log}>
      <MessageLog
        box={log}
        me={me}
        thread={thread}
        messages={messages}
        older={currentData?.older ?? false}
        typing={typing}
      />
      {id !== null && question && !asked && thread.mayWrite && (
        // Its message is further up than what is loaded.
        <div className={styles.asked}>
          <OfferQuestion conversationId={id} question={question} log={log} />
        </div>
      )}
    </div>
  );
}
