import { Star } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { TrustProfile } from '../../../api/community/community.gen';
import { useFormat } from '../../../i18n/format';
import styles from './facts.module.css';
import { roughly } from './roughly';

const ONE_DECIMAL = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

/** Trust as figures that were measured. */
export function Facts({ person }: { person: TrustProfile }) {
  const { t } = useTranslation('trust');
  const { number } = useFormat();
  const { rating, totalRatings, sold, bought, cameTo, meetups, responseSeconds, listings } = person;
  const time = responseSeconds === null ? null : roughly(responseSeconds);
  return (
    <dl className={styles.facts} aria-label={t('facts.label')}>
      {rating !== null && totalRatings > 0 ? (
        <Fact
          value={
            <>
              <span aria-hidden="true">{number(rating, ONE_DECIMAL)}</span>
              <Star aria-hidden="true" />
              <span className="visually-hidden">
                {t('facts.rating', { rating: number(rating, ONE_DECIMAL) })}
              </span>
            </>
          }
          name={t('facts.based-on', { count: totalRatings })}
        />
      ) : (
        <Fact value="–" name={t('facts.no-rating')} />
      )}
      <Fact
        value={number(sold)}
        name={bought > 0 ? t('facts.sold-and-bought', { bought: number(bought) }) : t('facts.sold')}
      />
      {time ? (
        <Fact
          value={number(time.count, { style: 'unit', unit: time.unit, unitDisplay: 'short' })}
          name={t('facts.response')}
        />
      ) : (
        <Fact value={t('facts.not-available')} name={t('facts.response')} quiet />
      )}
      {meetups > 0 && (
        <Fact
          value={t('facts.came-to', { came: number(cameTo), count: meetups })}
          name={t('facts.attendance')}
        />
      )}
      <Fact value={number(listings)} name={t('facts.listings', { count: listings })} />
    </dl>
  );
}

function Fact({ value, name, quiet }: { value: ReactNode; name: string; quiet?: boolean }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd className={quiet ? styles.quiet : undefined}>{value}</dd>
    </div>
  );
}
