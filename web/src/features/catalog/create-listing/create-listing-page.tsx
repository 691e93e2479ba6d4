import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { usePageHead } from '../../../app/page-head';
import { lazyPage } from '../../../app/routing/lazy-page';
import { useSession } from '../../../app/session/use-session';
import { PageWaiting } from '../../../app/shell/page-waiting';
import { loadTexts } from '../../../i18n/i18n';
import { NewListing } from './new-listing';

/** Members are known, and not counted. */
const whoAreYou = lazyPage(() => import('./who-are-you').then(({ WhoAreYou }) => WhoAreYou));
const guestsListing = lazyPage(() => import('./guests-listing').then(({ GuestsListing }) => GuestsListing));
/** Not for those who come to sell something. */
const editListing = lazyPage(async () => {
  const [{ EditListing }] = await Promise.all([import('./edit-listing'), loadTexts(['listing'])]);
  return EditListing;
});

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
  if (!profile)
    return (
      <Suspense fallback={<PageWaiting />}>
        <whoAreYou.Page />
      </Suspense>
    );
  if (edited)
    return (
      <Suspense fallback={<PageWaiting />}>
        <editListing.Page key={edited} id={edited} profile={profile} />
      </Suspense>
    );
  if (profile.kind === 'guest')
    return (
      <Suspense fallback={<PageWaiting />}>
        <guestsListing.Page key={profile.id}>
          {(notice) => <NewListing profile={profile} notice={notice} />}
        </guestsListing.Page>
      </Suspense>
    );
  return <NewListing key={profile.id} profile={profile} />;
}
