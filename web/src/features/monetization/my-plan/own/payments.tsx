import { useTranslation } from 'react-i18next';
import { type MyPayment, useMyPaymentsQuery } from '../../../../api/monetization/my-plan';
import { QueryError } from '../../../../app/problems/query-error';
import { useFormat } from '../../../../i18n/format';
import { useMoney } from '../../../../i18n/money';
import { Skeleton } from '../../../../ui/skeleton';
import styles from './my-plan-page.module.css';

/** What was paid for plans, the newest first. */
export function Payments() {
  const { t } = useTranslation('my-plan');
  const { data, error, refetch } = useMyPaymentsQuery();
  return (
    <section className={styles.section} aria-labelledby="my-payments">
      <h2 id="my-payments">{t('payments.title')}</h2>
      {!data && error ? (
        <QueryError title={t('payments.failed')} error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton height="68px" />
      ) : data.payments.length === 0 ? (
        <p className={styles.lead}>{t('payments.none')}</p>
      ) : (
        <ul className={styles.payments}>
          {data.payments.map((payment) => (
            <Payment key={payment.id} payment={payment} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Payment({ payment }: { payment: MyPayment }) {
  const { t } = useTranslation(['my-plan', 'plans', 'plan-terms']);
  const { date } = useFormat();
  const money = useMoney();
  const { kind, tier, cycle, amountCents, couponCents, paidAt } = payment;
  const refund = kind === 'refund';
  const what = t('payments.of', {
    plan: t(`plans:tiers.${tier}`),
    cycle: t(`plan-terms:cycles.${cycle}`).toLowerCase(),
  });
  return (
    <li>
      <div>
        {refund ? `${t('payments.refunded')}: ${what}` : what}
        <small>
          {date(paidAt)}
          {couponCents > 0 && ` · ${t('payments.coupon', { amount: money(couponCents) })}`}
        </small>
      </div>
      <b>{money(refund ? -amountCents : amountCents)}</b>
    </li>
  );
}
