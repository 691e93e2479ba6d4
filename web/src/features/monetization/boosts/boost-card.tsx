import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { DAY_MS } from '#contract/time';
import { paths } from '../../../app/paths';
import { useNow } from '../../../browser/use-now';
import { useFormat } from '../../../i18n/format';
import { unbroken } from '../../../i18n/unbroken';
import { Chip } from '../../../ui/chip';
import { Link } from '../../../ui/link';
import styles from './boost-listings-page.module.css';
import type { Boost } from './boosts-data';
import { Report } from './report';

const STATES = { pending: 'paused', sold: 'sold', removed: 'removed' } as const;

/** One boost: of what, from when to when, and what it brought. */
export function BoostCard({ boost }: { boost: Boost }) {
  const { t } = useTranslation('boosts');
  const { date } = useFormat();
  const id = useId();
  const { title, listingId, status, startsAt, endsAt, report } = boost;
  const left = Math.ceil((Date.parse(endsAt) - useNow()) / DAY_MS);
  const day = (iso: string) => unbroken(date(iso, { dateStyle: 'medium' }));
  return (
    <article aria-labelledby={id} className={styles.card}>
      <div>
        <h3 id={id} className={styles.title}>
          {status ? <Link to={paths.listing(listingId)}>{title}</Link> : title}
        </h3>
        <p className={styles.quiet}>
          <Chip tone={left > 0 ? 'accent' : 'plain'}>{t(left > 0 ? 'boosts.running' : 'boosts.ended')}</Chip>{' '}
          {left > 0 && `${t('boosts.left', { count: left })} · `}
          {t('boosts.period', { from: day(startsAt), to: day(endsAt) })}
        </p>
        {status !== 'active' && (
          <p className={styles.quiet}>{t(`boosts.${status ? STATES[status] : 'gone'}`)}</p>
        )}
      </div>
      {report && <Report report={report} />}
    </article>
  );
}
