import { ChevronRight, MessagesSquare } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useInboxQuery } from '../../../../api/messaging/inbox';
import { paths } from '../../../../app/paths';
import { useSession } from '../../../../app/session/use-session';
import { Link } from '../../../../ui/link';
import { Photo } from '../../../../ui/photo';
import { useConversationListInfiniteQuery } from '../data/chat-list';
import { conversationsOf } from '../data/conversation-list';
import { useChatWords } from '../use-chat-words';
import styles from './waiting.module.css';

/** On one's home: how much is unread, and the latest of it. */
export function WaitingMessages() {
  const { t } = useTranslation('chat');
  const { nameOf, preview } = useChatWords();
  const me = useSession().profile?.id ?? '';
  const unread = useInboxQuery().data?.unreadMessages;
  const latest = conversationsOf(useConversationListInfiniteQuery().data?.pages ?? []).find(
    (conversation) => conversation.unread > 0,
  );
  if (unread === undefined) return null;
  if (unread === 0)
    return (
      <Link to={paths.chat} className={styles.card}>
        <span className={styles.words}>{t('waiting.nothing')}</span>
        <ChevronRight aria-hidden="true" />
      </Link>
    );
  // The conversations may be on their way, or fail; and what is unread may lie beyond the first of them.
  const item = latest?.item;
  return (
    <Link
      to={latest && unread <= latest.unread ? paths.chatWith(latest.person.id, latest.item?.id) : paths.chat}
      className={styles.card}
    >
      {item ? (
        <Photo image={item.image} category={item.category} alt="" sizes="48px" className={styles.photo} />
      ) : (
        <span className={styles.sign}>
          <MessagesSquare aria-hidden="true" />
        </span>
      )}
      <span className={styles.words}>
        <b>{t('waiting.unread', { count: unread })}</b>
        <span className={styles.latest}>
          {latest && `${nameOf(latest.person)}: ${preview(latest.lastMessage, latest.person, me)}`}
        </span>
      </span>
      <ChevronRight aria-hidden="true" />
    </Link>
  );
}
