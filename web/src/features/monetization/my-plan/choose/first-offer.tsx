import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { type MyPlan, useCheckOutMutation, usePlanQuoteQuery } from '../../../../api/monetization/my-plan';
import { keepWayBack } from '../../../../app/plans/way-back-after-paying';
import { QueryError } from '../../../../app/problems/query-error';
import { nextPath } from '../../../../app/routing/next-path';
import { useStillHere } from '../../../../app/routing/use-still-here';
import { useFormat } from '../../../../i18n/format';
import { useMoney } from '../../../../i18n/money';
import { Button } from '../../../../ui/button';
import { useLeaving } from '../use-leaving';
import type { PaidChoice } from './choice';
import styles from './choose.module.css';
import { CouponField } from './coupon-field';
import { Gains } from './differences';
import { QuoteLines } from './quote-lines';
import { Waiting } from './waiting';

/** A plan for who has none: what it costs, what comes after, and the way to where it is paid. */
export function FirstOffer({ choice, own }: { choice: PaidChoice; own: MyPlan }) {
  const { t } = useTranslation(['choose-plan', 'plan-terms']);
  const money = useMoney();
  const { date } = useFormat();
  const [coupon, setCoupon] = useState<string>();
  const wanted = { ...choice, ...(coupon && { coupon }) };
  const { data: quote, error, refetch } = usePlanQuoteQuery(wanted);
  const { pay, leaving } = usePay();
  if (!quote && error) return <QueryError title={t('failed')} error={error} onRetry={() => void refetch()} />;
  if (!quote) return <Waiting />;
  return (
    <div className={styles.part}>
      <QuoteLines choice={choice} quote={quote} />
      <p className={styles.lead}>
        {t('then', {
          amount: money(quote.thenCents),
          per: t(`plan-terms:per.${choice.cycle}`),
          date: date(quote.renewsAt),
        })}
      </p>
      <Gains tier={choice.tier} gains={quote.gains} />
      <CouponField choice={choice} applied={coupon} quote={quote} onApply={setCoupon} />
      <div className={styles.act}>
        <Button wide busy={leaving} onClick={() => void pay(wanted)}>
          {t(quote.dueTodayCents > 0 ? 'pay' : 'pay-free')}
        </Button>
        {own.checkout === 'test' && <p className={styles.small}>{t('test')}</p>}
      </div>
    </div>
  );
}

/** Begins a checkout and leaves for where it is paid, which may be another site; whoever has backed out meanwhile stays. */
function usePay() {
  const [checkOut, { isLoading }] = useCheckOutMutation();
  const navigate = useNavigate();
  const isStillHere = useStillHere();
  const { search } = useLocation();
  const { leave, leaving } = useLeaving();
  const pay = async (wanted: PaidChoice & { coupon?: string }) => {
    const answer = await checkOut({ checkoutBody: wanted });
    // Refused: the toast says why.
    if (!answer.data) return;
    if (!isStillHere()) return;
    const { url } = answer.data;
    keepWayBack(nextPath(search));
    if (url.startsWith('/')) await navigate(url);
    else leave(url);
  };
  return { pay, leaving: isLoading || leaving };
}
