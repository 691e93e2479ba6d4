import { useTranslation } from 'react-i18next';
import { tellFailure } from '../../../app/problems/tell-failure';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { toast } from '../../../ui/toast/toast-store';
import styles from './comment-item.module.css';
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
    <Dialog open={open} onClose={onClose} title={t('delete.title')}>
      <p>{t('delete.text')}</p>
      <div className={styles.answers}>
        <Button variant="secondary" onClick={onClose}>
          {t('delete.keep')}
        </Button>
        <Button variant="danger" busy={isLoading} onClick={() => void submit()}>
          {t('delete.submit')}
        </Button>
      </div>
    </Dialog>
  );
}
