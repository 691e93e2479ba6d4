import { ChartNoAxesColumn, Ellipsis, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OwnListing } from '../../../../api/catalog/own-listings';
import { paths } from '../../../../app/paths';
import { Slot } from '../../../../app/slot';
import { IconButton } from '../../../../ui/button';
import { MenuAction, MenuLink } from '../../../../ui/menu/menu-item';
import { DeleteListing } from './delete-listing';

/** What else a seller can do with one of their listings. */
export function MoreActions({ listing }: { listing: OwnListing }) {
  const { t } = useTranslation('dashboard');
  const [deleting, setDeleting] = useState(false);
  const label = t('listings.more-actions', { title: listing.title });
  const last = (
    <>
      <MenuLink to={`${paths.dashboard}/listings?figures=${listing.id}`} icon={ChartNoAxesColumn}>
        {t('figures.listing.open')}
      </MenuLink>
      <MenuAction icon={Trash2} onSelect={() => setDeleting(true)}>
        {t('delete.delete')}
      </MenuAction>
    </>
  );
  // Not a menu yet: one that was opened before all of it is there would be replaced under the hand.
  const waiting = (
    <IconButton label={label} disabled>
      <Ellipsis aria-hidden="true" />
    </IconButton>
  );
  return (
    <>
      <Slot name="own-listing" listing={listing} menu={{ label, last }} fallback={waiting} />
      <DeleteListing listing={listing} open={deleting} onClose={() => setDeleting(false)} />
    </>
  );
}
