import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { isRunning, type MyPlan, ownTier, useMyPlanQuery } from '../../../../api/monetization/my-plan';
import { planChanged } from '../../../../api/monetization/plan-changed';
import { refreshSession } from '../../../../api/refresh-session';
import { keepWayBack, keptWayBack, plansAgain } from '../../../../app/plans/way-back-after-paying';
import { useAppDispatch } from '../../../../app/store';
import { useFormat } from '../../../../i18n/format';
import { ButtonLink } from '../../../../ui/button';
import { Notice } from '../../../../ui/notice';
import styles from './my-plan-page.module.css';

const LOOK_AGAIN_MS = 2000;
/** Past this it is no matter of seconds any more. */
const SLOW_MS = 30_000;

/** Back from where it was paid (`?checkout=`): says so only once the payment has been confirmed to the server. */
export function Returned({ plan }: { plan: MyPlan }) {
  const [search] = useSearchParams();
  if (!search.has('checkout')) return null;
  return isRunning(plan) ? <Paid plan={plan} /> : <Waiting />;
}

function Waiting() {
  const { t } = useTranslation('my-plan');
  const [slow, setSlow] = useState(false);
  useMyPlanQuery(undefined, { pollingInterval: LOOK_AGAIN_MS });
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Notice title={t(slow ? 'return.slow' : 'return.waiting')} live>
      <p>{t(slow ? 'return.slow-text' : 'return.waiting-text')}</p>
      {slow && (
        <ButtonLink to={plansAgain()} variant="secondary" size="small">
          {t('return.again')}
        </ButtonLink>
      )}
    </Notice>
  );
}

function Paid({ plan }: { plan: MyPlan }) {
  const { t } = useTranslation(['my-plan', 'plans']);
  const { date } = useFormat();
  const dispatch = useAppDispatch();
  const [next] = useState(keptWayBack);
  useEffect(() => {
    keepWayBack(null);
    // The payment is in the list by now, which was read before for whoever has paid once already.
    dispatch(planChanged());
    // What may be done now comes with the session.
    void refreshSession();
  }, [dispatch]);
  return (
    <Notice tone="good" title={t('return.paid', { plan: t(`plans:tiers.${ownTier(plan)}`) })} live>
      {plan.periodEnd && <p>{t('return.paid-text', { date: date(plan.periodEnd) })}</p>}
      {next && (
        <div className={styles.actions}>
          <ButtonLink to={next} replace>
            {t('return.on')}
          </ButtonLink>
        </div>
      )}
    </Notice>
  );
}
