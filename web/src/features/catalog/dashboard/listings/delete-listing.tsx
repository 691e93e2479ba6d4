import { useTranslation } from 'react-i18next';
import { useDeleteListingMutation } from '../../../../api/catalog/listings';
import type { OwnListing } from '../../../../api/catalog/own-listings';
import { tellFailure } from '../../../../app/problems/tell-failure';
import { ConfirmDialog } from '../../../../ui/confirm-dialog';
import { toast } from '../../../../ui/toast/toast-store';

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
    <ConfirmDialog
      open={open}
      title={t('delete.title')}
      text={t('delete.text', { title })}
      keep={t('delete.keep')}
      confirm={t('delete.delete')}
      busy={isLoading}
      onClose={onClose}
      onConfirm={() => void remove()}
    />
  );
}
