import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageHead } from '../../../app/page-head';
import { Awaited } from '../../../app/problems/awaited';
import { useSession } from '../../../app/session/use-session';
import { PageHeader } from '../../../ui/page/page-header';
import { Loading, Skeleton } from '../../../ui/skeleton';
import { AllPerks } from './all-perks';
import { Challenge } from './challenge';
import { OwnCoupons } from './own-coupons';
import { type LastWeek, useMyCouponsQuery, useMyWeekQuery, usePerksQuery } from './rewards-data';
import styles from './rewards-page.module.css';
import { WhatYouGet } from './what-you-get';

/** The weekly challenge, whole: how far one is, what it gives, one's coupons and the partners' codes. */
export function RewardsPage() {
  const { t } = useTranslation('rewards');
  usePageHead({ title: t('title'), description: t('description') });
  const { status } = useSession();
  const isKnown = status === 'guest' || status === 'member';
  const isThere = useAllThere(isKnown) && status !== 'unknown';
  return (
    <div className={styles.page}>
      <PageHeader title={t('title')} lead={t('lead')} />
      {isThere ? <Parts isKnown={isKnown} /> : <Waiting />}
    </div>
  );
}

/** Whether all that the page asks for has been answered, so that its parts come at once and move nothing. */
function useAllThere(isKnown: boolean): boolean {
  const week = useMyWeekQuery(undefined, { skip: !isKnown });
  const coupons = useMyCouponsQuery(undefined, { skip: !isKnown });
  const perks = usePerksQuery();
  const [wereThere, setWereThere] = useState(false);
  const areThere = [...(isKnown ? [week, coupons] : []), perks].every(
    ({ data, isError }) => data !== undefined || isError,
  );
  // What is asked again after a failure waits in its own place.
  if (areThere && !wereThere) setWereThere(true);
  return wereThere || areThere;
}

function Waiting() {
  const { t } = useTranslation('rewards');
  return (
    <Loading label={t('loading')} className={styles.waiting}>
      <Skeleton width="240px" height="1.6rem" />
      <Skeleton height="196px" />
      <Skeleton width="160px" height="1.6rem" />
      <Skeleton height="320px" />
    </Loading>
  );
}

function Parts({ isKnown }: { isKnown: boolean }) {
  const { t } = useTranslation('rewards');
  return (
    <>
      <section className={styles.section}>
        <h2>{t('challenge.title')}</h2>
        {isKnown ? <OwnWeek /> : <Challenge week={null} />}
        <p className={styles.quiet}>{t('challenge.once')}</p>
      </section>
      <WhatYouGet />
      {isKnown && <OwnCoupons />}
      <AllPerks />
    </>
  );
}

function OwnWeek() {
  const { t } = useTranslation('rewards');
  const query = useMyWeekQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data } = query;
  if (!data)
    return (
      <Awaited query={query} failed={t('failed')}>
        <Skeleton height="196px" />
      </Awaited>
    );
  return (
    <>
      <Challenge week={data} />
      <p className={styles.last}>
        <strong>{t('last.title')}</strong> <LastResult week={data.lastWeek} />
      </p>
    </>
  );
}

function LastResult({ week: { listings: count, earned, code } }: { week: LastWeek }) {
  const { t } = useTranslation('rewards');
  if (earned) return <span>{code ? t('last.earned', { count }) : t('last.soon', { count })}</span>;
  return <span>{count === 0 ? t('last.none') : t('last.missed', { count })}</span>;
}
