import { ChartNoAxesColumn, Ellipsis, Rocket, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OwnListing } from '../../../../api/catalog/own-listings';
import { BOOST } from '../../../../app/dialog-parameters';
import { paths } from '../../../../app/paths';
import { Slot } from '../../../../app/slot';
import { useDialogLink } from '../../../../app/use-dialog';
import { IconButton } from '../../../../ui/button';
import { MenuAction, MenuLink } from '../../../../ui/menu/menu-item';
import { DeleteListing } from './delete-listing';

/** What else a seller can do with one of their listings. */
export function MoreActions({ listing }: { listing: OwnListing }) {
  const { t } = useTranslation('dashboard');
  const [deleting, setDeleting] = useState(false);
  const boost = useDialogLink(BOOST, listing.id);
  const label = t('listings.more-actions', { title: listing.title });
  const last = (
    <>
      {listing.status === 'active' && (
        <MenuLink {...boost} icon={Rocket}>
          {t('listings.boost')}
        </MenuLink>
      )}
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
