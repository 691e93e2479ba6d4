import { useTranslation } from 'react-i18next';
import { useCancelDealMutation } from '../../../../api/messaging/messaging';
import { ConfirmDialog } from '../../../../ui/confirm-dialog';

type CancelDealDialogProps = { open: boolean; offerId: string; name: string; onClose: () => void };

export function CancelDealDialog({ open, offerId, name, onClose }: CancelDealDialogProps) {
  const { t } = useTranslation('chat');
  const [cancel, { isLoading }] = useCancelDealMutation();
  const submit = async () => {
    const answer = await cancel({ id: offerId });
    if (!('error' in answer)) onClose();
  };
  return (
    <ConfirmDialog
      open={open}
      title={t('offer.cancel-question.title')}
      text={t('offer.cancel-question.text', { name })}
      keep={t('offer.cancel-question.keep')}
      confirm={t('offer.cancel-question.submit')}
      busy={isLoading}
      onClose={onClose}
      onConfirm={() => void submit()}
    />
  );
}
