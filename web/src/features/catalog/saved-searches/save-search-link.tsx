import { BookmarkPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useDialogLink } from '../../../app/use-dialog';
import { Link } from '../../../ui/link';
import { SAVE_SEARCH } from './dialog-parameter';
import styles from './save-search-link.module.css';

export function SaveSearchLink() {
  const { t } = useTranslation('saved-searches');
  return (
    <Link {...useDialogLink(SAVE_SEARCH)} className={styles.save} title={t('save')} aria-label={t('save')}>
      <BookmarkPlus aria-hidden="true" />
    </Link>
  );
}
