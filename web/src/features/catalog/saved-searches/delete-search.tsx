import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { toast } from '../../../ui/toast/toast-store';
import { useDeleteSearchMutation } from './saved-searches-data';

type DeleteSearchProps = { id: string; name: string; open: boolean; onClose: () => void };

export function DeleteSearch({ id, name, open, onClose }: DeleteSearchProps) {
  const { t } = useTranslation('saved-searches');
  const [remove, { isLoading }] = useDeleteSearchMutation();
  const submit = async () => {
    const answer = await remove({ id });
    if ('error' in answer) return;
    onClose();
    toast({ title: t('delete.done') });
  };
  return (
    <ConfirmDialog
      open={open}
      title={t('delete.title')}
      text={t('delete.text', { name })}
      keep={t('delete.keep')}
      confirm={t('delete.submit')}
      busy={isLoading}
      onClose={onClose}
      onConfirm={() => void submit()}
    />
  );
}
