import { useTranslation } from 'react-i18next';
import type { ListingStatus } from '#contract/listings';
import { classes } from '../../../ui/classes';
import styles from './status-notice.module.css';

/** Says that an item is taken, or about to be. */
export function StatusNotice({ status }: { status: ListingStatus }) {
  const { t } = useTranslation('listing');
  return (
    <output>
      {(status === 'sold' || status === 'pending') && (
        <span className={classes(styles.notice, styles[status])}>
          <strong>{t(`status.${status}.title`)}</strong> {t(`status.${status}.text`)}
        </span>
      )}
    </output>
  );
}
