import { Suspense } from 'react';
import type { ListingDetail } from '../../../api/catalog/listings';
import { PartBoundary } from '../../../app/problems/part-boundary';
import { lazyPage } from '../../../app/routing/lazy-page';
import { useSession } from '../../../app/session/use-session';
import styles from './actions.module.css';
import { Share } from './share/share';

/** For the few who look at a listing of their own. */
const ownerActions = lazyPage(() => import('./owner-actions').then(({ OwnerActions }) => OwnerActions));

export function Actions({ listing }: { listing: ListingDetail }) {
  const { profile } = useSession();
  const mayChange = profile && (profile.role === 'admin' || profile.id === listing.seller?.id);
  return (
    <div className={styles.actions}>
      <Share title={listing.title} />
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
