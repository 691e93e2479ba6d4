import { useListingDistanceQuery } from '../../../api/catalog/places.gen';
import type { SlotProps } from '../../../app/feature';
import { useFormat } from '../../../i18n/format';
import { useReaderPlace } from './use-reader-place';

/** How far it is from where the reader is, when both are known. */
export function ListingDistance({ listing }: SlotProps['listing-distance']) {
  const { distance } = useFormat();
  const { place } = useReaderPlace();
  const { currentData } = useListingDistanceQuery({ id: listing.id, near: place?.id ?? 0 }, { skip: !place });
  return typeof currentData?.distance === 'number' && <> · {distance(currentData.distance)}</>;
}
