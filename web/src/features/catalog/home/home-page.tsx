import { useTranslation } from 'react-i18next';
import { useBrowseListingsQuery } from '../../../api/listings';
import { usePageHead } from '../../../app/page-head';
import { Categories } from './categories';
import { ClosingCall } from './closing-call';
import { Hero } from './hero';
import { Highlights } from './highlights';
import { HowItWorks } from './how-it-works';
import { NewestListings } from './newest-listings';

/** The server puts the answer to exactly these arguments into the page. */
const NEWEST = {};

export function HomePage() {
  const { t } = useTranslation('home');
  usePageHead({ title: t('title'), description: t('description') });
  const newest = useBrowseListingsQuery(NEWEST);
  return (
    <>
      <Hero listings={newest.data?.items} loading={newest.isLoading} />
      <HowItWorks />
      <Categories />
      <NewestListings query={newest} />
      <Highlights />
      <ClosingCall />
    </>
  );
}
