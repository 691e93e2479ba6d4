import { PackageX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useListingQuery } from '../../../api/catalog/listings';
import { isProblem } from '../../../api/problem';
import { usePageHead } from '../../../app/page-head';
import { paths } from '../../../app/paths';
import { ButtonLink } from '../../../ui/button';
import { EmptyState } from '../../../ui/page/empty-state';
import { ErrorState } from '../../../ui/page/error-state';
import { ListingDetails } from './listing-details';
import { ListingSkeleton } from './listing-skeleton';
import { useListingHead } from './use-listing-head';

export function ListingPage() {
  const { id = '' } = useParams();
  const { t } = useTranslation(['listing', 'common']);
  const { currentData: listing, error, isFetching, refetch } = useListingQuery({ id });
  const head = useListingHead(id, listing);
  const problem = isProblem(error) ? error : null;
  const gone = problem?.status === 404;
  usePageHead({
    title: gone ? t('not-found') : (head?.title ?? ''),
    description: listing?.description.replaceAll(/\s+/g, ' '),
  });

  if (gone) return <NotFound />;
  // Keyed: a link from one listing to another starts the gallery and the view count anew.
  if (head && (listing || !error || isFetching))
    return <ListingDetails key={head.id} head={head} listing={listing} />;
  if (!error || isFetching) return <ListingSkeleton label={t('common:loading')} />;
  const offline = problem?.code === 'client.offline';
  return (
    <ErrorState
      title={t('failed.title')}
      text={offline ? t('common:problems.offline') : t('failed.text')}
      offline={offline}
      requestId={problem?.requestId}
      onRetry={() => void refetch()}
    />
  );
}

function NotFound() {
  const { t } = useTranslation(['listing', 'common']);
  return (
    <EmptyState icon={PackageX} title={t('not-found')} text={t('not-found-text')}>
      <ButtonLink to={paths.home}>{t('common:actions.back-home')}</ButtonLink>
    </EmptyState>
  );
}
