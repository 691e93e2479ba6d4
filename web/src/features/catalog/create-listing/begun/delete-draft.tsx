import { useTranslation } from 'react-i18next';
import { tellFailure } from '../../../../app/problems/tell-failure';
import { ConfirmDialog } from '../../../../ui/confirm-dialog';
import { toast } from '../../../../ui/toast/toast-store';
import { removeCopy } from '../draft/local-copies';
import { type DraftCard, useDeleteDraftMutation } from './drafts-data';

type DeleteDraftProps = { draft: DraftCard; open: boolean; onClose: () => void };

export function DeleteDraft({ draft: { id, title }, open, onClose }: DeleteDraftProps) {
  const { t } = useTranslation('drafts');
  const [deleteDraft, { isLoading }] = useDeleteDraftMutation();
  const remove = async () => {
    try {
      await deleteDraft({ id }).unwrap();
      removeCopy(id);
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
      text={t('delete.text', { title: title ?? t('untitled') })}
      keep={t('delete.keep')}
      confirm={t('delete.delete')}
      busy={isLoading}
      onClose={onClose}
      onConfirm={() => void remove()}
    />
  );
}
