import { useTranslation } from 'react-i18next';
import { tellFailure } from '../../../app/problems/tell-failure';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { toast } from '../../../ui/toast/toast-store';
import { useDeleteCommentMutation } from './comments-data';

type DeleteCommentProps = { id: string; open: boolean; onClose: () => void };

export function DeleteComment({ id, open, onClose }: DeleteCommentProps) {
  const { t } = useTranslation('comments');
  const [remove, { isLoading }] = useDeleteCommentMutation();
  const submit = async () => {
    try {
      await remove({ id }).unwrap();
      toast({ title: t('delete.done') });
    } catch (error) {
      tellFailure(t('delete.failed'), error);
    }
    onClose();
  };
  return (
    <ConfirmDialog
      open={open}
      title={t('delete.title')}
      text={t('delete.text')}
      keep={t('delete.keep')}
      confirm={t('delete.submit')}
      busy={isLoading}
      onClose={onClose}
      onConfirm={() => void submit()}
    />
  );
}
