import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { useBrowseListingsQuery } from '../../../api/catalog/listings';
import { useSlots } from '../../../app/app-context';
import { useSession } from '../../../app/session/use-session';
import { useAllSettled } from '../../../app/settled';
import { Slot, SlotAtOnce } from '../../../app/slot';
import { Loading, Skeleton } from '../../../ui/skeleton';
import { Categories } from './categories';
import styles from './member-home.module.css';
import { NewestListings } from './newest-listings';
import { SearchFirst } from './search-first';
import { Section } from './section';

/** Home of whoever is known here: no pitch, but a search, what waits for them, and what is new. */
export function MemberHome({ newest }: { newest: ReturnType<typeof useBrowseListingsQuery> }) {
  const { t } = useTranslation('home');
  const { profile } = useSession();
  return (
    <>
      <section className={styles.greeting}>
        <h1>{profile ? t('member.greeting', { name: profile.name }) : t('member.greeting-anyone')}</h1>
        <SearchFirst />
        <div className={styles.waiting}>{profile && <Slot name="home" />}</div>
      </section>
      <Suspense fallback={<SectionsWaiting />}>
        {profile ? (
          <Sections>
            <NewestListings query={newest} />
            <Categories />
          </Sections>
        ) : (
          <SectionsWaiting />
        )}
      </Suspense>
    </>
  );
}

/** What others show here and what is new, all at once: nothing that stands is moved by what comes later. */
function Sections({ children }: { children: ReactNode }) {
  const [settled, tellSettled] = useAllSettled(useSlots()['member-sections']?.length ?? 0);
  return (
    <>
      {!settled && <SectionsWaiting />}
      <div hidden={!settled}>
        <SlotAtOnce name="member-sections" Section={Section} tellSettled={tellSettled} />
        {children}
      </div>
    </>
  );
}

function SectionsWaiting() {
  const { t } = useTranslation('home');
  return (
    <Loading label={t('newest.loading')} className={styles.sections}>
      <Skeleton width="180px" height="1.6rem" />
      <Skeleton height="132px" />
      <Skeleton width="140px" height="1.6rem" />
      <Skeleton height="320px" />
    </Loading>
  );
}
