import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { useBrowseListingsQuery } from '../../../api/catalog/listings';
import { useSession } from '../../../app/session/use-session';
import { Slot, SlotAtOnce } from '../../../app/slot';
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
      <Suspense fallback={<div className={styles.sections} />}>
        {profile && <SlotAtOnce name="member-sections" Section={Section} />}
        <NewestListings query={newest} />
        <Categories />
      </Suspense>
    </>
  );
}
