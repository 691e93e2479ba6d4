import { useTranslation } from 'react-i18next';
import { useDeleteListingMutation } from '../../../../api/catalog/listings';
import type { OwnListing } from '../../../../api/catalog/own-listings';
import { tellFailure } from '../../../../app/problems/tell-failure';
import { Button } from '../../../../ui/button';
import { Dialog } from '../../../../ui/dialog';
import { toast } from '../../../../ui/toast/toast-store';
import styles from './delete-listing.module.css';

type DeleteListingProps = { listing: OwnListing; open: boolean; onClose: () => void };

export function DeleteListing({ listing: { id, title }, open, onClose }: DeleteListingProps) {
  const { t } = useTranslation('dashboard');
  const [deleteListing, { isLoading }] = useDeleteListingMutation();
  const remove = async () => {
    try {
      await deleteListing({ id }).unwrap();
      toast({ title: t('delete.done.title'), description: t('delete.done.text', { title }) });
    } catch (error) {
      tellFailure(t('delete.failed'), error);
    }
    onClose();
  };
  return (
    <Dialog open={open} onClose={onClose} title={t('delete.title')}>
      <p>{t('delete.text', { title })}</p>
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
