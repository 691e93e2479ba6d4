import { skipToken } from '@reduxjs/toolkit/query';
import { useTranslation } from 'react-i18next';
import { CHAT_LIMITS } from '#contract/chat';
import { useConnected } from '../../../../api/connection';
import { type Thread, useThreadWithQuery } from '../../../../api/messaging/messaging';
import { Composer } from '../composer/composer';
import { type ThreadKey, threadArg } from '../data/chat-outbox';
import { useChatRoomQuery } from '../data/chat-room';
import { ItemBar } from '../offer/item-bar';
import { ClosedNote } from '../safety/closed-note';
import { useChatWords } from '../use-chat-words';
import { Messages } from './messages';
import { ThreadHeader } from './thread-header';
import styles from './thread-pane.module.css';
import { ThreadSkeleton } from './thread-skeleton';
import { Unavailable } from './unavailable';

type ThreadPaneProps = { me: string; address: ThreadKey; onOutbox: () => void };

export function ThreadPane({ me, address, onOutbox }: ThreadPaneProps) {
  const connected = useConnected();
  const { currentData, error, isFetching } = useThreadWithQuery(threadArg(address), {
    refetchOnMountOrArgChange: true,
    refetchOnFocus: true,
    refetchOnReconnect: true,
    pollingInterval: connected ? 0 : CHAT_LIMITS.pollMs,
    skipPollingIfUnfocused: true,
  });
  if (currentData) return <OpenThread me={me} address={address} thread={currentData} onOutbox={onOutbox} />;
  if (error && !isFetching) return <Unavailable error={error} aboutListing={address.listingId !== null} />;
  return <ThreadSkeleton />;
}

function OpenThread({ me, address, thread, onOutbox }: ThreadPaneProps & { thread: Thread }) {
  const { t } = useTranslation('chat');
  const { nameOf } = useChatWords();
  const { id, person, item, mayWrite } = thread;
  const name = nameOf(person);
  const { data: room } = useChatRoomQuery(
    id !== null && mayWrite
      ? { conversationId: id, personId: person.id, thread: threadArg(address) }
      : skipToken,
  );
  return (
    <article className={styles.pane} aria-label={t('thread.label', { name })}>
      <ThreadHeader thread={thread} online={room?.online ?? false} />
      {item && <ItemBar item={item} offer={thread.offer} me={me} name={name} />}
      <Messages me={me} address={address} thread={thread} typing={room?.typing ?? false} />
      {mayWrite ? (
        <Composer me={me} address={address} thread={thread} onOutbox={onOutbox} />
      ) : (
        <ClosedNote thread={thread} />
      )}
    </article>
  );
}
