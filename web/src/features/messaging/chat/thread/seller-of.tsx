import { Navigate } from 'react-router-dom';
import { useListingQuery } from '../../../../api/catalog/listings';
import { paths } from '../../../../app/paths';
import { ThreadSkeleton } from './thread-skeleton';
import { Unavailable } from './unavailable';
import { Welcome } from './welcome';

/** Leads on to the conversation with a listing's seller; one's own has nobody to write to. */
export function SellerOf({ listingId, me }: { listingId: string; me: string }) {
  const { currentData: listing, error } = useListingQuery({ id: listingId });
  if (error) return <Unavailable error={error} aboutListing />;
  if (!listing) return <ThreadSkeleton />;
  if (!listing.seller || listing.seller.id === me) return <Welcome />;
  return <Navigate to={paths.chatWith(listing.seller.id, listing.id)} replace />;
}
