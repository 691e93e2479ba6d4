import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrowseListingsQuery } from '../../../api/catalog/listings';
import { usePageHead } from '../../../app/page-head';
import { PartBoundary } from '../../../app/problems/part-boundary';
import { drawnPart, lazyPage } from '../../../app/routing/lazy-page';
import { useSession } from '../../../app/session/use-session';
import { PageWaiting } from '../../../app/shell/page-waiting';
import { Hero } from './hero';
import { NewestListings } from './newest-listings';

/** The server puts the answer to exactly these arguments into the page. */
const NEWEST = {};

/** Not for visitors, whom the first view is drawn for. */
const memberHome = lazyPage(() => import('./member-home').then(({ MemberHome }) => MemberHome));

/** Out of sight at first, and there as drawn: React takes it over when its code has come. */
const furtherDown = drawnPart(() => import('./further-down').then(({ FurtherDown }) => FurtherDown));

export function HomePage() {
  const { t } = useTranslation('home');
  usePageHead({ title: t('title'), description: t('description') });
  const newest = useBrowseListingsQuery(NEWEST);
  // While it is unknown who is here, this browser held a session last time.
  if (useSession().status !== 'visitor')
    return (
      <Suspense fallback={<PageWaiting />}>
        <memberHome.Page newest={newest} />
      </Suspense>
    );
  return (
    <>
      <Hero listings={newest.data?.items} loading={newest.isLoading} />
      <NewestListings query={newest} />
      <PartBoundary>
        <Suspense>
          <furtherDown.Page />
        </Suspense>
      </PartBoundary>
    </>
  );
}
