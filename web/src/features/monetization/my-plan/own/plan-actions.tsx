import { useTranslation } from 'react-i18next';
import {
  type MyPlan,
  ownTier,
  useOpenPortalMutation,
  useRenewTestPlanMutation,
} from '../../../../api/monetization/my-plan';
import { PLAN } from '../../../../app/dialog-parameters';
import { paths } from '../../../../app/paths';
import { useStillHere } from '../../../../app/routing/use-still-here';
import { useDialogLink } from '../../../../app/use-dialog';
import { useFocusKept } from '../../../../browser/use-focus-kept';
import { Button, ButtonLink } from '../../../../ui/button';
import { toast } from '../../../../ui/toast/toast-store';
import { NothingSold } from '../nothing-sold';
import { useGoOn } from '../use-go-on';
import { useLeaving } from '../use-leaving';
import styles from './my-plan-page.module.css';
import type { PlanState } from './state-of';

type PlanActionsProps = { plan: MyPlan; state: PlanState };

/** One primary way on, and the quieter ones. */
export function PlanActions({ plan, state }: PlanActionsProps) {
  const { t } = useTranslation('my-plan');
  const leave = useDialogLink(PLAN, 'free');
  const place = useFocusKept<HTMLDivElement>();
  if (state === 'granted') return null;
  const isDue = plan.status === 'past-due';
  const gone = state === 'none' || state === 'cancelled' || state === 'expired';
  if (plan.checkout === 'none' && !gone) return <NothingSold />;
  return (
    <div ref={place} className={styles.actions}>
      {gone && <ButtonLink to={paths.pricing}>{t('do.plans')}</ButtonLink>}
      {(state === 'leaving' || state === 'moving') && !isDue && <GoOn plan={plan} />}
      {state === 'past-due' && plan.source === 'test' && <PayTest />}
      {state === 'past-due' && plan.source === 'stripe' && <Portal words={t('do.mend')} variant="primary" />}
      {!gone && !isDue && (
        <ButtonLink to={paths.pricing} variant="secondary">
          {t('do.change')}
        </ButtonLink>
      )}
      {plan.source === 'stripe' && state !== 'past-due' && (
        <Portal words={t('do.portal')} variant="secondary" />
      )}
      {!gone && state !== 'leaving' && (
        <ButtonLink {...leave} variant="quiet">
          {t('do.cancel')}
        </ButtonLink>
      )}
    </div>
  );
}

function GoOn({ plan }: { plan: MyPlan }) {
  const { t } = useTranslation(['my-plan', 'plans']);
  const { goOn, busy } = useGoOn();
  const take = async () => {
    if (await goOn()) toast({ title: t('resumed') });
  };
  return (
    <Button busy={busy} onClick={() => void take()}>
      {plan.cancelsAtPeriodEnd ? t('do.resume') : t('do.stay', { plan: t(`plans:tiers.${ownTier(plan)}`) })}
    </Button>
  );
}

function PayTest() {
  const { t } = useTranslation('my-plan');
  const [renew, { isLoading }] = useRenewTestPlanMutation();
  return (
    <Button busy={isLoading} onClick={() => void renew({ testRenewalBody: { outcome: 'pay' } })}>
      {t('do.mend-test')}
    </Button>
  );
}

type PortalProps = { words: string; variant: 'primary' | 'secondary' };

/** The payment provider's own pages, where cards and receipts are. */
function Portal({ words, variant }: PortalProps) {
  const [open, { isLoading }] = useOpenPortalMutation();
  const { leave, leaving } = useLeaving();
  const isStillHere = useStillHere();
  const go = async () => {
    const { data } = await open();
    if (data && isStillHere()) leave(data.url);
  };
  return (
    <Button variant={variant} busy={isLoading || leaving} onClick={() => void go()}>
      {words}
    </Button>
  );
}
