import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrowseListingsQuery } from '../../../api/catalog/listings';
import { usePageHead } from '../../../app/page-head';
import { lazyPage } from '../../../app/routing/lazy-page';
import { useSession } from '../../../app/session/use-session';
import { PageWaiting } from '../../../app/shell/page-waiting';
import { Slot } from '../../../app/slot';
import { useIdle } from '../../../browser/use-idle';
import { Categories } from './categories';
import { ClosingCall } from './closing-call';
import { Hero } from './hero';
import { Highlights } from './highlights';
import { HowItWorks } from './how-it-works';
import { NewestListings } from './newest-listings';
import { Reasons } from './reasons';
import { Section } from './section';

/** The server puts the answer to exactly these arguments into the page. */
const NEWEST = {};

/** Not for visitors, whom the first view is drawn for. */
const memberHome = lazyPage(() => import('./member-home').then(({ MemberHome }) => MemberHome));

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
      <Reasons />
      <Categories />
      <Sections />
      <HowItWorks />
      <Highlights />
      <ClosingCall />
    </>
  );
}

/** What others show here, fetched once the page stands. It takes its place while that is out of sight. */
function Sections() {
  return useIdle() && <Slot name="home-sections" Section={Section} />;
}
