import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { usePageHead } from '../../../app/page-head';
import { useSession } from '../../../app/session/use-session';
import { PageWaiting } from '../../../app/shell/page-waiting';
import { EditListing } from './edit-listing';
import { GuestsListing } from './guests-listing';
import { NewListing } from './new-listing';
import { WhoAreYou } from './who-are-you';

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
  if (edited) return <EditListing key={edited} id={edited} profile={profile} />;
  if (profile.kind === 'guest') return <GuestsListing key={profile.id} profile={profile} />;
  return <NewListing key={profile.id} profile={profile} />;
}
