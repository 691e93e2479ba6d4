import { MessagesSquare } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '../../../../app/paths';
import styles from './chat-shortcut.module.css';
import { UnreadBadge } from './unread-badge';

/** On phones the chat is one touch away from every page but its own. */
export function ChatShortcut() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  if (/^\/(chat|messages)(\/|$)/.test(pathname)) return null;
  return (
    <nav aria-label={t('nav.messages')}>
      <Link to={paths.chat} className={styles.shortcut} aria-label={t('chat.open')}>
        <MessagesSquare aria-hidden="true" />
        <span className={styles.badge}>
          <UnreadBadge />
        </span>
      </Link>
    </nav>
  );
}
