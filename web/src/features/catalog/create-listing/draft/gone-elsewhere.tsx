import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button';
import { Dialog } from '../../../../ui/dialog';
import styles from './elsewhere.module.css';

type GoneElsewhereProps = {
  open: boolean;
  onClose: () => void;
  onKeep: () => void;
  onDiscard: () => void;
};

/** Another device has published or deleted what stands in this form. */
export function GoneElsewhere({ open, onClose, onKeep, onDiscard }: GoneElsewhereProps) {
  const { t } = useTranslation('drafts');
  return (
    <Dialog open={open} onClose={onClose} title={t('gone.title')}>
      <p>{t('gone.text')}</p>
      <div className={styles.answers}>
        <Button variant="secondary" onClick={onDiscard}>
          {t('gone.discard')}
        </Button>
        <Button onClick={onKeep}>{t('gone.keep')}</Button>
      </div>
    </Dialog>
  );
}
