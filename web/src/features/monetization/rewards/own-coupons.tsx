import { Ticket } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Awaited } from '../../../app/problems/awaited';
import { useFormat } from '../../../i18n/format';
import { useMoney } from '../../../i18n/money';
import { Chip } from '../../../ui/chip';
import { Copyable } from '../../../ui/copyable';
import { EmptyState } from '../../../ui/page/empty-state';
import { Skeleton } from '../../../ui/skeleton';
import { CouponUse } from './coupon-use';
import { type OwnCoupon, useMyCouponsQuery } from './rewards-data';
import styles from './rewards-page.module.css';

const TONES = { usable: 'good', held: 'warn', redeemed: 'plain', expired: 'plain' } as const;

export function OwnCoupons() {
  const { t } = useTranslation('rewards');
  const query = useMyCouponsQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <section className={styles.section}>
      <h2>{t('coupons.title')}</h2>
      {query.data ? (
        <Coupons coupons={query.data.items} />
      ) : (
        <Awaited query={query} failed={t('coupons.failed')}>
          <Skeleton height="132px" />
        </Awaited>
      )}
    </section>
  );
}

function Coupons({ coupons }: { coupons: readonly OwnCoupon[] }) {
  const { t } = useTranslation('rewards');
  if (coupons.length === 0)
    return <EmptyState icon={Ticket} title={t('coupons.none')} text={t('coupons.none-text')} />;
  return (
    <ul className={styles.coupons}>
      {coupons.map((coupon) => (
        <CouponRow key={coupon.code} coupon={coupon} />
      ))}
    </ul>
  );
}

function CouponRow({ coupon: { code, amountCents, weekStart, expiresAt, state } }: { coupon: OwnCoupon }) {
  const { t } = useTranslation('rewards');
  const { date } = useFormat();
  const money = useMoney();
  const amount = t('coupons.amount', { amount: money(amountCents) });
  // What is in a checkout is taken for another one too: its code is at hand for who came away from paying.
  const isUsable = state === 'usable' || state === 'held';
  return (
    <li className={styles.coupon}>
      <p className={styles.state}>
        <Chip tone={TONES[state]}>{t(`coupons.states.${state}`)}</Chip>
        <span>{t('coupons.week', { date: date(weekStart, { dateStyle: 'long', timeZone: 'UTC' }) })}</span>
      </p>
      {isUsable ? (
        <Copyable label={amount} value={code} />
      ) : (
        <p className={styles.spent}>
          {amount} · <span translate="no">{code}</span>
        </p>
      )}
      {isUsable && (
        <p className={styles.state}>
          <span>{t('coupons.until', { date: date(expiresAt) })}</span>
          <CouponUse />
        </p>
      )}
    </li>
  );
}
