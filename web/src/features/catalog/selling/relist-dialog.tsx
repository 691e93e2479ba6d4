import { useTranslation } from 'react-i18next';
import { useRelistListingMutation } from '../../../api/catalog/selling';
import { ignoreProblem } from '../../../api/problem';
import type { OwnedListing } from '../../../app/feature';
import type { PanelProps } from '../../../app/shell/panels/panels';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { toast } from '../../../ui/toast/toast-store';
import styles from './dialogs.module.css';

/** Asks before a sale is taken back. */
export function RelistDialog({
  open,
  onClose,
  listing: { id, title },
}: PanelProps & { listing: OwnedListing }) {
  const { t } = useTranslation('selling');
  const [relist, { isLoading }] = useRelistListingMutation();
  const submit = async () => {
    try {
      await relist({ id }).unwrap();
      toast({ title: t('done.relist', { title }) });
    } catch (error) {
      // A toast says why.
      ignoreProblem(error);
    }
    onClose();
  };
  return (
    <Dialog open={open} onClose={onClose} title={t('relist-form.title')}>
      <p>{t('relist-form.text', { title })}</p>
      <div className={styles.answers}>
        <Button variant="secondary" onClick={onClose}>
          {t('relist-form.keep')}
        </Button>
        <Button busy={isLoading} onClick={() => void submit()}>
          {t('relist-form.submit')}
        </Button>
      </div>
    </Dialog>
  );
}
