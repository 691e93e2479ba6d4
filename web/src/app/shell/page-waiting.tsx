import { useTranslation } from 'react-i18next';
import styles from './shell.module.css';

/** Holds the page's room until it is known whether and what to draw there. */
export function PageWaiting() {
  const { t } = useTranslation();
  return <output className={styles.waiting} aria-label={t('loading')} />;
}
