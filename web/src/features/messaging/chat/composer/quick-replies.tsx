import { skipToken } from '@reduxjs/toolkit/query';
import { useTranslation } from 'react-i18next';
import { useMeetupsWithQuery } from '../../../../api/community/meetups';
import type { Thread } from '../../../../api/messaging/messaging';
import { useOrdersWithQuery } from '../../../../api/monetization/orders';
import { useNow } from '../../../../browser/use-now';
import { useChatMessagesQuery } from '../data/chat-thread';
import { standingMeetup } from '../data/standing-meetup';
import { isUnderWay, standingOrder } from '../data/standing-order';
import styles from './quick-replies.module.css';
import { quickReplies } from './replies';

type QuickRepliesProps = { me: string; thread: Thread; onChoose: (words: string) => void };

/** What is said so often that one touch says it. */
export function QuickReplies({ me, thread: { id, person, item, offer }, onChoose }: QuickRepliesProps) {
  const { t } = useTranslation('chat');
  const now = useNow();
  const { calledOff } = useChatMessagesQuery(id ?? skipToken, {
    selectFromResult: ({ data }) => {
      const last = data?.messages.findLast((message) => message.offer)?.offer;
      return { calledOff: last?.event === 'cancelled' && last.id === offer?.id };
    },
  });
  const { data: meetups } = useMeetupsWithQuery({ id: person.id });
  const meetup = standingMeetup(meetups?.items ?? [], item?.id ?? null);
  const { data: orders } = useOrdersWithQuery({ id: person.id });
  const order = standingOrder(orders?.items ?? [], item?.id ?? null);
  const sending = order !== undefined && isUnderWay(order);
  return (
    <ul className={styles.replies} aria-label={t('composer.quick.label')}>
      {quickReplies({ item, offer, calledOff, meetup, sending }, me, now).map((reply) => {
        const words = t(`composer.quick.${reply}`);
        return (
          <li key={reply}>
            <button type="button" className={styles.reply} onClick={() => onChoose(words)}>
              {words}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
