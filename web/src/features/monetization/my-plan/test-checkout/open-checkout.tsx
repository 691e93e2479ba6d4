import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { TestOutcome } from '#contract/monetization/subscriptions';
import { subscriptionPage } from '#contract/pages/monetization';
import { claimProblem } from '../../../../api/claimed-problems';
import { type TestCheckout, useSettleTestCheckoutMutation } from '../../../../api/monetization/my-plan';
import { isProblem } from '../../../../api/problem';
import { plansAgain } from '../../../../app/plans/way-back-after-paying';
import { useStillHere } from '../../../../app/routing/use-still-here';
import { useMoney } from '../../../../i18n/money';
import { Button } from '../../../../ui/button';
import { Notice } from '../../../../ui/notice';
import styles from './test-checkout.module.css';

const DECLINED = 'monetization.payment-failed';

/** What is to be paid, and the three things that can become of it. */
export function OpenCheckout({ checkout }: { checkout: TestCheckout }) {
  const { t } = useTranslation(['test-checkout', 'plans', 'plan-terms']);
  const money = useMoney();
  const { settle, busy, declined } = useSettle(checkout.id);
  const { tier, cycle, amountCents, couponCents, dueCents } = checkout;
  return (
    <>
      <dl className={styles.lines}>
        <div>
          <dt>{t('plan', { plan: t(`plans:tiers.${tier}`), per: t(`plan-terms:per.${cycle}`) })}</dt>
          <dd>{money(amountCents)}</dd>
        </div>
        {couponCents > 0 && (
          <div>
            <dt>{t('coupon')}</dt>
            <dd>{money(-couponCents)}</dd>
          </div>
        )}
        <div className={styles.due}>
          <dt>{t('due')}</dt>
          <dd>{money(dueCents)}</dd>
        </div>
      </dl>
      {declined && (
        <Notice tone="bad" title={t('declined.title')} live>
          <p>{t('declined.text')}</p>
        </Notice>
      )}
      <div className={styles.actions}>
        <Button wide size="large" busy={busy === 'pay'} onClick={() => void settle('pay')}>
          {t('pay', { amount: money(dueCents) })}
        </Button>
        <Button wide variant="secondary" busy={busy === 'fail'} onClick={() => void settle('fail')}>
          {t('fail')}
        </Button>
        <Button wide variant="quiet" busy={busy === 'abandon'} onClick={() => void settle('abandon')}>
          {t('back')}
        </Button>
      </div>
    </>
  );
}

function useSettle(id: string) {
  const navigate = useNavigate();
  const isStillHere = useStillHere();
  const [send, { isLoading, isSuccess, originalArgs }] = useSettleTestCheckoutMutation();
  const [declined, setDeclined] = useState(false);
  const settle = async (outcome: TestOutcome) => {
    setDeclined(false);
    const { error } = await send({ id, testOutcomeBody: { outcome } });
    if (isProblem(error) && error.code === DECLINED) {
      claimProblem(error);
      setDeclined(true);
    }
    if (error || !isStillHere()) return;
    await navigate(outcome === 'pay' ? `${subscriptionPage.path}?checkout=${id}` : plansAgain(), {
      replace: true,
    });
  };
  return {
    settle,
    declined,
    busy: isLoading || isSuccess ? originalArgs?.testOutcomeBody.outcome : undefined,
  };
}
