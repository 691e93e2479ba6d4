import { useTranslation } from 'react-i18next';
import { tellFailure } from '../../../../app/problems/tell-failure';
import { Button } from '../../../../ui/button';
import { Dialog } from '../../../../ui/dialog';
import { toast } from '../../../../ui/toast/toast-store';
import { removeCopy } from '../draft/local-copies';
import styles from './answers.module.css';
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
    <Dialog open={open} onClose={onClose} title={t('delete.title')}>
      <p>{t('delete.text', { title: title ?? t('untitled') })}</p>
      <div className={styles.answers}>
        <Button variant="secondary" onClick={onClose}>
          {t('delete.keep')}
        </Button>
        <Button variant="danger" busy={isLoading} onClick={() => void remove()}>
          {t('delete.delete')}
        </Button>
      </div>
    </Dialog>
  );
}
