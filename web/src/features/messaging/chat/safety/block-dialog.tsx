import { useTranslation } from 'react-i18next';
import { useBlockPersonMutation } from '../../../../api/messaging/messaging';
import { Button } from '../../../../ui/button';
import { Dialog } from '../../../../ui/dialog';
import { toast } from '../../../../ui/toast/toast-store';
import styles from '../dialogs.module.css';

type BlockDialogProps = { open: boolean; personId: string; name: string; onClose: () => void };

export function BlockDialog({ open, personId, name, onClose }: BlockDialogProps) {
  const { t } = useTranslation('chat');
  const [block, { isLoading }] = useBlockPersonMutation();
  const submit = async () => {
    const answer = await block({ id: personId });
    if ('error' in answer) return;
    onClose();
    toast({ title: t('block.done', { name }) });
  };
  return (
    <Dialog open={open} onClose={onClose} title={t('block.title', { name })}>
      <p>{t('block.text', { name })}</p>
      <div className={styles.answers}>
        <Button variant="secondary" onClick={onClose}>
          {t('block.cancel')}
        </Button>
        <Button variant="danger" busy={isLoading} onClick={() => void submit()}>
          {t('block.submit')}
        </Button>
      </div>
    </Dialog>
  );
}
