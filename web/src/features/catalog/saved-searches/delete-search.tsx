import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { toast } from '../../../ui/toast/toast-store';
import { useDeleteSearchMutation } from './saved-searches-data';
import styles from './search-form.module.css';

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
    <Dialog open={open} onClose={onClose} title={t('delete.title')}>
      <p>{t('delete.text', { name })}</p>
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
