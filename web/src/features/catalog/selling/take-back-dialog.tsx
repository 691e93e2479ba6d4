import { useTranslation } from 'react-i18next';
import { useReleaseListingMutation, useRelistListingMutation } from '../../../api/catalog/selling';
import { ignoreProblem } from '../../../api/problem';
import type { OwnedListing } from '../../../app/feature';
import type { PanelProps } from '../../../app/shell/panels/panels';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { toast } from '../../../ui/toast/toast-store';
import styles from './dialogs.module.css';

type TakeBackDialogProps = PanelProps & { listing: OwnedListing; move: 'relist' | 'release' };

/** Asks before a sale, or what was agreed with a buyer, is taken back: they are told at once, so it cannot be undone. */
export function TakeBackDialog({ open, onClose, listing: { id, title }, move }: TakeBackDialogProps) {
  const { t } = useTranslation('selling');
  const [relist, relisting] = useRelistListingMutation();
  const [release, releasing] = useReleaseListingMutation();
  const takeBack = { relist, release }[move];
  const submit = async () => {
    try {
      await takeBack({ id }).unwrap();
      toast({ title: t(`done.${move}`, { title }) });
    } catch (error) {
      // A toast says why.
      ignoreProblem(error);
    }
    onClose();
  };
  return (
    <Dialog open={open} onClose={onClose} title={t(`${move}-form.title`)}>
      <p>{t(`${move}-form.text`, { title })}</p>
      <div className={styles.answers}>
        <Button variant="secondary" onClick={onClose}>
          {t(`${move}-form.keep`)}
        </Button>
        <Button busy={relisting.isLoading || releasing.isLoading} onClick={() => void submit()}>
          {t(`${move}-form.submit`)}
        </Button>
      </div>
    </Dialog>
  );
}
