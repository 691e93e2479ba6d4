import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryError } from '../../../app/problems/query-error';
import { useFormat } from '../../../i18n/format';
import styles from './boost-listings-page.module.css';
import { type MyCredits, useCreditHistoryInfiniteQuery } from './boosts-data';
import { Earn } from './earn';
import { Waiting } from './waiting';

/** What there is to spend, and how to get more. */
export function Balance() {
  const { t } = useTranslation('boosts');
  const id = useId();
  const { data, error, refetch } = useCreditHistoryInfiniteQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const [credits] = data?.pages ?? [];
  return (
    <section aria-labelledby={id} className={styles.card}>
      <h2 id={id}>{t('balance.title')}</h2>
      <div className={styles.figures}>
        {credits && <Figures credits={credits} />}
        {!credits && error && (
          <QueryError title={t('balance.failed')} error={error} onRetry={() => void refetch()} />
        )}
        {!credits && !error && <Waiting rows={1} height="62px" />}
      </div>
      <Earn />
    </section>
  );
}

function Figures({ credits: { spendable, held, heldUntil } }: { credits: MyCredits }) {
  const { t } = useTranslation('boosts');
  const { number, date } = useFormat();
  return (
    <>
      <p className={styles.sum}>{t('balance.credits', { count: spendable, shown: number(spendable) })}</p>
      <p className={styles.quiet}>
        {heldUntil
          ? t('balance.held', { count: held, date: date(heldUntil) })
          : spendable === 0 && t('balance.none')}
      </p>
    </>
  );
}
