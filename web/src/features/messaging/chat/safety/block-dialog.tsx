import { useTranslation } from 'react-i18next';
import { useBlockPersonMutation } from '../../../../api/messaging/messaging';
import { ConfirmDialog } from '../../../../ui/confirm-dialog';
import { toast } from '../../../../ui/toast/toast-store';

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
    <ConfirmDialog
      open={open}
      title={t('block.title', { name })}
      text={t('block.text', { name })}
      keep={t('block.cancel')}
      confirm={t('block.submit')}
      busy={isLoading}
      onClose={onClose}
      onConfirm={() => void submit()}
    />
  );
}
