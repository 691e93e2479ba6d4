import { WifiOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useOnline } from '../../browser/use-online';
import styles from './offline-notice.module.css';

/** Floats over the page for as long as there is no network, so that nothing moves when it goes. */
export function OfflineNotice() {
  const { t } = useTranslation();
  const online = useOnline();
  return (
    <output className={styles.place}>
      {!online && (
        <span className={styles.notice}>
          <WifiOff aria-hidden="true" />
          {t('problems.offline')}
        </span>
      )}
    </output>
  );
}
