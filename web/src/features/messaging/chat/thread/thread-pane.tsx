import { skipToken } from '@reduxjs/toolkit/query';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CHAT_LIMITS } from '#contract/chat';
import { type Meetup, useMeetupsWithQuery } from '../../../../api/community/meetups';
import { useConnected } from '../../../../api/connection';
import { type Thread, useThreadWithQuery } from '../../../../api/messaging/messaging';
import { type OrderEntry, useOrdersWithQuery } from '../../../../api/monetization/orders';
import { Slot, SlotAtOnce } from '../../../../app/slot';
import { Composer } from '../composer/composer';
import { type ThreadKey, threadArg } from '../data/chat-outbox';
import { useChatRoomQuery } from '../data/chat-room';
import { standingMeetup } from '../data/standing-meetup';
import { standingOrder } from '../data/standing-order';
import { ItemBar } from '../offer/item-bar';
import { ClosedNote } from '../safety/closed-note';
import { useChatWords } from '../use-chat-words';
import { Messages } from './messages';
import { MovedThread } from './moved-thread';
import { isKept, showsBar, standing } from './standing';
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
  const { data: meetups, error: noMeetups } = useMeetupsWithQuery(
    { id: address.personId },
    // What may be done about a meetup depends on the time.
    { refetchOnMountOrArgChange: true },
  );
  const { data: orders, error: noOrders } = useOrdersWithQuery({ id: address.personId });
  if (currentData && currentData.person.id !== address.personId)
    return <MovedThread me={me} from={address} thread={currentData} onOutbox={onOutbox} />;
  // What stands over the thread comes with it, so that nothing moves; without it the thread is as good as it was.
  if (currentData && (meetups || noMeetups) && (orders || noOrders)) {
    const about = currentData.item?.id ?? null;
    return (
      <Suspense fallback={<ThreadSkeleton />}>
        <OpenThread
          me={me}
          address={address}
          thread={currentData}
          meetup={standingMeetup(meetups?.items ?? [], about)}
          order={standingOrder(orders?.items ?? [], about)}
          onOutbox={onOutbox}
        />
      </Suspense>
    );
  }
  if (error && !isFetching) return <Unavailable error={error} aboutListing={address.listingId !== null} />;
  return <ThreadSkeleton />;
}

type OpenThreadProps = ThreadPaneProps & {
  thread: Thread;
  meetup: Meetup | undefined;
  order: OrderEntry | undefined;
};

function OpenThread({ me, address, thread, meetup, order, onOutbox }: OpenThreadProps) {
  const { t } = useTranslation('chat');
  const { nameOf } = useChatWords();
  const { id, person, item, mayWrite } = thread;
  const name = nameOf(person);
  // One that was there with the thread comes with it; one that is proposed meanwhile takes the place of what stands there.
  const [atOnce] = useState(meetup !== undefined || order !== undefined);
  const over = standing(meetup, order);
  const { data: room } = useChatRoomQuery(
    id !== null && mayWrite
      ? { conversationId: id, personId: person.id, thread: threadArg(address) }
      : skipToken,
  );
  const shown = showsBar(over, thread);
  const beneath = shown && (over.meetup !== undefined || over.order !== undefined);
  const bar = item && (
    <ItemBar
      item={item}
      offer={thread.offer}
      me={me}
      name={name}
      mayMeet={mayWrite}
      kept={isKept(over)}
      beneath={beneath}
    />
  );
  // The bar keeps the room of a card that is fetched, unless it stands there anyway.
  const waiting = shown ? null : bar;
  return (
    <article className={styles.pane} aria-label={t('thread.label', { name })}>
      <ThreadHeader thread={thread} online={room?.online ?? false} />
      {over.order &&
        (atOnce ? (
          <SlotAtOnce name="thread-order" entry={over.order} />
        ) : (
          <Slot name="thread-order" entry={over.order} fallback={waiting} />
        ))}
      {over.meetup &&
        (atOnce ? (
          <SlotAtOnce name="thread-meetup" meetup={over.meetup} />
        ) : (
          <Slot name="thread-meetup" meetup={over.meetup} fallback={waiting} />
        ))}
      {shown && bar}
      <Messages me={me} address={address} thread={thread} typing={room?.typing ?? false} />
      {mayWrite ? (
        <Composer me={me} address={address} thread={thread} onOutbox={onOutbox} />
      ) : (
        <ClosedNote thread={thread} />
      )}
    </article>
  );
}
