import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../../app/paths';
import { Link } from '../../../../ui/link';
import styles from './back-to-list.module.css';

/** On phones the list is another page. */
export function BackToList() {
  const { t } = useTranslation('chat');
  return (
    <Link to={paths.chat} className={styles.back} aria-label={t('thread.back')} title={t('thread.back')}>
      <ArrowLeft aria-hidden="true" />
    </Link>
  );
}
