import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Thread } from '../../../../api/messaging/messaging';
import { isPhone } from '../../../../browser/is-phone';
import { Avatar } from '../../../../ui/avatar';
import { PersonLink } from '../../../../ui/person-link';
import { useChatWords } from '../use-chat-words';
import { useFocusOnArrival } from '../use-focus-on-arrival';
import { BackToList } from './back-to-list';
import styles from './thread-header.module.css';
import { ThreadMenu } from './thread-menu';

type ThreadHeaderProps = { thread: Thread; online: boolean };

export function ThreadHeader({ thread, online }: ThreadHeaderProps) {
  const { t } = useTranslation('chat');
  const { nameOf } = useChatWords();
  const { person } = thread;
  const name = nameOf(person);
  const title = useRef<HTMLHeadingElement>(null);
  // A conversation that takes the place of the list is where one goes on reading.
  useFocusOnArrival(title, isPhone());
  return (
    <header className={styles.header}>
      <BackToList />
      <span className={styles.picture}>
        <Avatar name={name} image={person.avatar} />
        {online && <i className={styles.dot} />}
      </span>
      <div className={styles.words}>
        <h2 ref={title} tabIndex={-1} className={styles.name}>
          {person.deleted ? name : <PersonLink id={person.id}>{name}</PersonLink>}
        </h2>
        {!person.deleted && (
          <p className={styles.quiet}>
            {online ? t('thread.online') : person.username ? `@${person.username}` : t('thread.offline')}
          </p>
        )}
      </div>
      <ThreadMenu thread={thread} />
    </header>
  );
}
