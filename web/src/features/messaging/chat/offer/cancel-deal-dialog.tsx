import { useTranslation } from 'react-i18next';
import { useCancelDealMutation } from '../../../../api/messaging/messaging';
import { Button } from '../../../../ui/button';
import { Dialog } from '../../../../ui/dialog';
import styles from '../dialogs.module.css';

type CancelDealDialogProps = { open: boolean; offerId: string; name: string; onClose: () => void };

export function CancelDealDialog({ open, offerId, name, onClose }: CancelDealDialogProps) {
  const { t } = useTranslation('chat');
  const [cancel, { isLoading }] = useCancelDealMutation();
  const submit = async () => {
    const answer = await cancel({ id: offerId });
    if (!('error' in answer)) onClose();
  };
  return (
    <Dialog open={open} onClose={onClose} title={t('offer.cancel-question.title')}>
      <p>{t('offer.cancel-question.text', { name })}</p>
      <div className={styles.answers}>
        <Button variant="secondary" onClick={onClose}>
          {t('offer.cancel-question.keep')}
        </Button>
        <Button variant="danger" busy={isLoading} onClick={() => void submit()}>
          {t('offer.cancel-question.submit')}
        </Button>
      </div>
    </Dialog>
  );
}
