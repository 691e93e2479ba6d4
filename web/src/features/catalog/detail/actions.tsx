import { memo, type ReactNode, Suspense } from 'react';
import type { ListingDetail } from '../../../api/catalog/listings';
import { PartBoundary } from '../../../app/problems/part-boundary';
import { lazyPage } from '../../../app/routing/lazy-page';
import { useAdministers } from '../../../app/session/use-administers';
import { useOwnId } from '../../../app/session/use-own-id';
import { SlotAtOnce } from '../../../app/slot';
import { classes } from '../../../ui/classes';
import styles from './actions.module.css';
import { Share } from './share/share';

/** For the few who look at a listing of their own. */
const ownerActions = lazyPage(() => import('./owner-actions').then(({ OwnerActions }) => OwnerActions));

export function Actions({ listing }: { listing: ListingDetail }) {
  const administers = useAdministers();
  const me = useOwnId();
  const own = me !== null && me === listing.seller?.id;
  const mayChange = own || administers;
  return (
    <div className={classes(styles.actions, mayChange && styles.more)}>
      <Share listingId={listing.id} title={listing.title} />
      {!own && <AtOnce name="listing-tools" listing={listing} />}
      {mayChange && (
        <PartBoundary>
          <Suspense>
            <ownerActions.Page listing={listing} />
          </Suspense>
        </PartBoundary>
      )}
    </div>
  );
}

type AtOnceProps = {
  name: 'listing-tools' | 'listing-seller' | 'listing-below';
  listing: ListingDetail;
  fallback?: ReactNode;
};

/**
 * All of a slot at once, or what stands below would move. Memo: React would draw it anew if it were updated before its code
 * is there.
 */
export const AtOnce = memo(function AtOnce({ fallback, ...props }: AtOnceProps) {
  return (
    <PartBoundary>
      <Suspense fallback={fallback}>
        <SlotAtOnce {...props} />
      </Suspense>
    </PartBoundary>
  );
});
