import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { type ListingDetail, useDeleteListingMutation } from '../../../api/catalog/listings';
import { TAKE_DOWN } from '../../../app/dialog-parameters';
import { paths } from '../../../app/paths';
import { tellFailure } from '../../../app/problems/tell-failure';
import { useStillHere } from '../../../app/routing/use-still-here';
import { useOwnId } from '../../../app/session/use-own-id';
import { Slot } from '../../../app/slot';
import { useDialogLink } from '../../../app/use-dialog';
import { Button, ButtonLink } from '../../../ui/button';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { toast } from '../../../ui/toast/toast-store';
import styles from './owner-actions.module.css';

export function OwnerActions({ listing }: { listing: ListingDetail }) {
  const { t } = useTranslation('listing');
  const own = useOwnId() === listing.seller?.id;
  const takeDown = useDialogLink(TAKE_DOWN, listing.id);
  return (
    <>
      <ButtonLink to={`${paths.createListing}?edit=${listing.id}`} variant="secondary">
        <Pencil aria-hidden="true" />
        {t('edit')}
      </ButtonLink>
      {own ? (
        <div className={styles.own}>
          <Slot name="own-listing" listing={listing} />
          <Deletion listing={listing} />
        </div>
      ) : (
        <ButtonLink {...takeDown} variant="quiet" className={styles.last}>
          <Trash2 aria-hidden="true" />
          {t('take-down')}
        </ButtonLink>
      )}
    </>
  );
}

function Deletion({ listing: { id, title } }: { listing: ListingDetail }) {
  const { t } = useTranslation('listing');
  const [asking, setAsking] = useState(false);
  const { deleting, remove } = useDeletion({ id, title });
  return (
    <>
      <Button variant="quiet" className={styles.last} onClick={() => setAsking(true)}>
        <Trash2 aria-hidden="true" />
        {t('delete.delete')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('delete.title')}
        text={t('delete.text', { title })}
        keep={t('delete.keep')}
        confirm={t('delete.delete')}
        busy={deleting}
        onClose={() => setAsking(false)}
        onConfirm={() => void remove()}
      />
    </>
  );
}

function useDeletion({ id, title }: Pick<ListingDetail, 'id' | 'title'>) {
  const { t } = useTranslation('listing');
  const navigate = useNavigate();
  const isStillHere = useStillHere();
  const [deleteListing, { isLoading }] = useDeleteListingMutation();
  const remove = async () => {
    try {
      await deleteListing({ id }).unwrap();
    } catch (error) {
      tellFailure(t('delete.failed'), error);
      return;
    }
    if (isStillHere()) void navigate(paths.listings, { replace: true });
    toast({ title: t('delete.done.title'), description: t('delete.done.text', { title }) });
  };
  return { deleting: isLoading, remove };
}
