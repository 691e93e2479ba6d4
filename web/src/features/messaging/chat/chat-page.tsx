import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageHead } from '../../../app/page-head';
import { useSession } from '../../../app/session/use-session';
import { useAppDispatch } from '../../../app/store';
import styles from './chat-page.module.css';
import type { ThreadKey } from './data/chat-outbox';
import { ChatList } from './list/chat-list';
import { sendOutbox } from './send-outbox';
import { SellerOf } from './thread/seller-of';
import { ThreadPane } from './thread/thread-pane';
import { Welcome } from './thread/welcome';
import { useChatAddress, useListingToAskAbout } from './use-chat-address';
import { useVisibleHeight } from './use-visible-height';

export function ChatPage() {
  const { t } = useTranslation('chat');
  const { profile } = useSession();
  const thread = useChatAddress();
  usePageHead({ title: t('title'), description: t('description') });
  return profile && <Chat key={profile.id} me={profile.id} thread={thread} />;
}

/** The list and a conversation side by side; on phones one of them. */
function Chat({ me, thread }: { me: string; thread: ThreadKey | null }) {
  const { t } = useTranslation('chat');
  const dispatch = useAppDispatch();
  const page = useVisibleHeight<HTMLDivElement>();
  const listingId = useListingToAskAbout();
  const send = () => sendOutbox(me, dispatch);

  // What a page before this one could not send.
  useEffect(send, [me, dispatch]);

  return (
    <div ref={page} className={styles.page} data-pane={thread ? 'thread' : 'list'}>
      <h1 className={styles.title}>{t('title')}</h1>
      <ChatList me={me} open={thread} />
      <section className={styles.thread} aria-label={t('title')}>
        {thread ? (
          <ThreadPane
            key={`${thread.personId} ${thread.listingId ?? ''}`}
            me={me}
            address={thread}
            onOutbox={send}
          />
        ) : (
          (listingId && <SellerOf listingId={listingId} me={me} />) || <Welcome />
        )}
      </section>
    </div>
  );
}
