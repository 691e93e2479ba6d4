import { useTranslation } from 'react-i18next';
import { useBrowseListingsQuery } from '../../../api/catalog/listings';
import type { SlotProps } from '../../../app/feature';
import { paths } from '../../../app/paths';
import { useTellSettled } from '../../../app/settled';
import { Link } from '../../../ui/link';
import { ListingGrid, ListingGridSkeleton } from '../../../ui/listing/listing-grid';
import { useReaderPlace } from './use-reader-place';

const SHOWN = 4;
const WITHIN = 10;

/** What is for sale around whoever has said where that is. */
export function NearYou({ Section, tellSettled }: SlotProps['member-sections']) {
  const { t } = useTranslation('places');
  const { place, asking } = useReaderPlace();
  const { currentData, isError } = useBrowseListingsQuery(
    { near: place?.id, within: WITHIN, sort: 'nearest' },
    { skip: !place },
  );
  useTellSettled(tellSettled, currentData !== undefined || isError || (!place && !asking));
  if (!place || isError || currentData?.items.length === 0) return null;
  const all = `${paths.listings}?near=${place.id}&within=${WITHIN}&sort=nearest`;
  return (
    <Section title={t('near-you.title')} more={<Link to={all}>{place.name}</Link>}>
      {currentData ? (
        <ListingGrid listings={currentData.items.slice(0, SHOWN)} first={false} />
      ) : (
        <ListingGridSkeleton count={SHOWN} label={t('near-you.loading')} />
      )}
    </Section>
  );
}
