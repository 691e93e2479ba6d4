import { ArrowRight, PackageOpen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { useBrowseListingsQuery } from '../../../api/catalog/listings';
import { paths } from '../../../app/paths';
import { QueryError } from '../../../app/problems/query-error';
import { Link } from '../../../ui/link';
import { ListingGrid, ListingGridSkeleton } from '../../../ui/listing/listing-grid';
import { EmptyState } from '../../../ui/page/empty-state';
import { Section } from './section';

/** Whole rows of two, three, four and six columns. */
const SHOWN = 12;

type NewestListingsProps = { query: ReturnType<typeof useBrowseListingsQuery> };

export function NewestListings({ query }: NewestListingsProps) {
  const { t } = useTranslation('home');
  return (
    <Section
      title={t('newest.title')}
      more={
        <Link to={paths.listings}>
          {t('newest.all')}
          <ArrowRight size={18} aria-hidden="true" />
        </Link>
      }
    >
      <Listings query={query} />
    </Section>
  );
}

function Listings({ query: { data, error, refetch } }: NewestListingsProps) {
  const { t } = useTranslation('home');
  if (data && data.items.length === 0)
    return <EmptyState icon={PackageOpen} title={t('newest.empty.title')} text={t('newest.empty.text')} />;
  if (data) return <ListingGrid listings={data.items.slice(0, SHOWN)} first={false} />;
  if (error) return <QueryError title={t('newest.failed')} error={error} onRetry={() => void refetch()} />;
  return <ListingGridSkeleton count={SHOWN} label={t('newest.loading')} />;
}
