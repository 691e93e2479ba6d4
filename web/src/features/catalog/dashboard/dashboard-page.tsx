import { useTranslation } from 'react-i18next';
import { useMyListingsInfiniteQuery } from '../../../api/catalog/own-listings';
import type { SessionProfile } from '../../../api/session-token';
import { usePageHead } from '../../../app/page-head';
import { QueryError } from '../../../app/problems/query-error';
import { storedGuest } from '../../../app/session/stored-guest';
import { useSession } from '../../../app/session/use-session';
import { Slot } from '../../../app/slot';
import { GuestCredentialsCard } from '../../../ui/guest-credentials-card';
import styles from './dashboard-page.module.css';
import { FIRST_LISTINGS, RecentListings } from './recent-listings';
import { Stats } from './stats';

/** What a seller has here, at a glance. */
export function DashboardPage() {
  const { t } = useTranslation('dashboard');
  const { profile } = useSession();
  const { currentData, error, isFetching, refetch } = useMyListingsInfiniteQuery(FIRST_LISTINGS);
  usePageHead({ title: t('title'), description: t('lead') });
  // Signed out a moment ago; the router is about to leave this page.
  if (!profile) return null;
  return (
    <div className={styles.page}>
      <header>
        <h1>{t('welcome', { name: shortName(profile) ?? t('guest') })}</h1>
        <p className={styles.lead}>{t('lead')}</p>
      </header>
      <GuestCredentials profile={profile} />
      {!currentData && error && !isFetching ? (
        <QueryError title={t('failed')} error={error} onRetry={() => void refetch()} />
      ) : (
        <>
          <Stats totals={currentData?.pages[0]?.totals} />
          <RecentListings />
        </>
      )}
      <Slot name="dashboard" />
    </div>
  );
}

/** Spec 2, section 2: the part of the e-mail before the @. */
const shortName = ({ email }: SessionProfile) => email?.split('@', 1)[0];

function GuestCredentials({ profile }: { profile: SessionProfile }) {
  const credentials = storedGuest();
  if (!credentials || credentials.guestId !== profile.guestId) return null;
  return <GuestCredentialsCard {...credentials} />;
}
