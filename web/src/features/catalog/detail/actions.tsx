import type { ListingDetail } from '../../../api/listings';
import { useSession } from '../../../app/session/use-session';
import styles from './actions.module.css';
import { OwnerActions } from './owner-actions';
import { Share } from './share';

export function Actions({ listing }: { listing: ListingDetail }) {
  const { profile } = useSession();
  const mayChange = profile && (profile.role === 'admin' || profile.id === listing.seller?.id);
  return (
    <div className={styles.actions}>
      <Share title={listing.title} />
      {mayChange && <OwnerActions id={listing.id} title={listing.title} />}
    </div>
  );
}
