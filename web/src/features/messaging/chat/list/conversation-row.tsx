import { useTranslation } from 'react-i18next';
import type { ConversationCard } from '../../../../api/messaging/messaging';
import { paths } from '../../../../app/paths';
import { useFormat } from '../../../../i18n/format';
import { Avatar } from '../../../../ui/avatar';
import { classes } from '../../../../ui/classes';
import { Link } from '../../../../ui/link';
import { Photo } from '../../../../ui/photo';
import { useChatWords } from '../use-chat-words';
import styles from './conversation-row.module.css';

type ConversationRowProps = { conversation: ConversationCard; me: string; current: boolean };

export function ConversationRow({ conversation, me, current }: ConversationRowProps) {
  const { t } = useTranslation('chat');
  const { age, date, number } = useFormat();
  const { nameOf, preview } = useChatWords();
  const { person, item, lastMessage, unread } = conversation;
  const name = nameOf(person);
  return (
    <Link
      to={paths.chatWith(person.id, item?.id)}
      className={classes(styles.row, unread > 0 && styles.unread)}
      aria-current={current ? 'page' : undefined}
    >
      <span className={styles.pictures}>
        {item && (
          <Photo image={item.image} category={item.category} alt="" sizes="48px" className={styles.photo} />
        )}
        <Avatar name={name} image={person.avatar} size={item ? 26 : 48} />
      </span>
      <span className={styles.words}>
        <span className={styles.line}>
          <span className={styles.name}>{name}</span>
          <time
            className={styles.age}
            dateTime={lastMessage.createdAt}
            title={date(lastMessage.createdAt, { dateStyle: 'full', timeStyle: 'short' })}
          >
            {age(lastMessage.createdAt)}
          </time>
        </span>
        {item && <span className={styles.about}>{item.title}</span>}
        <span className={styles.line}>
          <span className={styles.preview}>{preview(lastMessage, person, me)}</span>
          {unread > 0 && (
            <span className={styles.count}>
              <span aria-hidden="true">{number(unread)}</span>
              <span className="visually-hidden">{t('list.unread', { count: unread })}</span>
            </span>
          )}
        </span>
      </span>
    </Link>
  );
}
