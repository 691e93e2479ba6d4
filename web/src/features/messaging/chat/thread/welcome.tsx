import { MessagesSquare } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../../ui/page/empty-state';
import styles from './thread-states.module.css';

/** Stands where a conversation will, until one is chosen. */
export function Welcome() {
  const { t } = useTranslation('chat');
  return (
    <div className={styles.middle}>
      <EmptyState icon={MessagesSquare} title={t('welcome.title')} text={t('welcome.text')} />
    </div>
  );
}
