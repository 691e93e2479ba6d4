import { useTranslation } from 'react-i18next';
import type { Thread } from '../../../../api/messaging/messaging';
import { Button } from '../../../../ui/button';
import { useChatWords } from '../use-chat-words';
import styles from './closed-note.module.css';
import { useUnblock } from './use-unblock';

/** Stands where one would write, and says why one cannot. Who was blocked is not told by whom. */
export function ClosedNote({ thread: { person, blocked } }: { thread: Thread }) {
  const { t } = useTranslation('chat');
  const { nameOf } = useChatWords();
  const name = nameOf(person);
  const unblock = useUnblock(person.id, name);
  return (
    <div className={styles.note}>
      <p>{t(person.deleted ? 'closed.deleted' : blocked ? 'closed.blocked' : 'closed.refused', { name })}</p>
      {blocked && !person.deleted && (
        <Button variant="secondary" size="small" onClick={() => void unblock()}>
          {t('menu.unblock', { name })}
        </Button>
      )}
    </div>
  );
}
