import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFocusKept } from '../../../browser/use-focus-kept';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import styles from './strip.module.css';

type ClearViewedProps = { busy?: boolean; onClear: () => void };

/** Asks before all of it is forgotten. */
export function ClearViewed({ busy, onClear }: ClearViewedProps) {
  const { t } = useTranslation('recently-viewed');
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  return (
    // It goes with what there was to clear.
    <div ref={useFocusKept()}>
      <Button variant="quiet" size="small" onClick={() => setAsking(true)}>
        {t('clear')}
      </Button>
      <Dialog open={asking} onClose={close} title={t('clearing.title')}>
        <p>{t('clearing.text')}</p>
        <div className={styles.answers}>
          <Button variant="secondary" onClick={close}>
            {t('clearing.keep')}
          </Button>
          <Button variant="danger" busy={busy} onClick={onClear}>
            {t('clearing.clear')}
          </Button>
        </div>
      </Dialog>
    </div>
  );
}
