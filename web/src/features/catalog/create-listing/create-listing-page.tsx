import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { usePageHead } from '../../../app/page-head';
import { lazyPage } from '../../../app/routing/lazy-page';
import { useSession } from '../../../app/session/use-session';
import { PageWaiting } from '../../../app/shell/page-waiting';
import { GuestsListing } from './guests-listing';
import { NewListing } from './new-listing';
import { WhoAreYou } from './who-are-you';

/** Not for those who come to sell something. */
const editListing = lazyPage(() => import('./edit-listing').then(({ EditListing }) => EditListing));

export function CreateListingPage() {
  const { t } = useTranslation('create-listing');
  const [search] = useSearchParams();
  const { status, profile } = useSession();
  const edited = search.get('edit');
  usePageHead({
    title: edited ? t('create.edit.title') : t('create.title'),
    description: t('create.description'),
  });

  if (status === 'unknown') return <PageWaiting />;
  if (!profile) return <WhoAreYou />;
  if (edited)
    return (
      <Suspense fallback={<PageWaiting />}>
        <editListing.Page key={edited} id={edited} profile={profile} />
      </Suspense>
    );
  if (profile.kind === 'guest') return <GuestsListing key={profile.id} profile={profile} />;
  return <NewListing key={profile.id} profile={profile} />;
}
