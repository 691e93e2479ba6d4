import { useTranslation } from 'react-i18next';
import type { BillingCycle } from '#contract/monetization/prices';
import { subscriptionPage } from '#contract/pages/monetization';
import { isAbove, PLAN_TIERS, type PlanTier } from '#contract/people';
import { isGiven, type MyPlan, ownTier } from '../../../api/monetization/my-plan';
import { PLAN } from '../../../app/dialog-parameters';
import { paths } from '../../../app/paths';
import { useDialogLink } from '../../../app/use-dialog';
import { ButtonLink } from '../../../ui/button';
import styles from './plan-price.module.css';

type PlanButtonProps = {
  tier: PlanTier;
  /** Whether plans can be bought on this server. */
  sold: boolean;
  cycle: BillingCycle;
  own: MyPlan | null | undefined;
};
type Act = 'manage' | 'start' | 'get' | 'up' | 'down' | 'switch';

/** To the plan one has, or to what another one would mean. Only the next step up is the page's primary button. */
export function PlanButton({ tier, sold, cycle, own }: PlanButtonProps) {
  const { t } = useTranslation(['pricing', 'plans', 'plan-terms']);
  const dialog = useDialogLink(PLAN, tier === 'free' ? 'free' : `${tier}_${cycle}`);
  const act = actFor(tier, sold ? cycle : undefined, own);
  if (!act) return null;
  if (!sold && act !== 'manage' && act !== 'start') return null;
  const target =
    act === 'start' ? { to: paths.signUp } : act === 'manage' ? { to: subscriptionPage.path } : dialog;
  const words = t(`buttons.${act}`, {
    plan: t(`plans:tiers.${tier}`),
    cycle: t(`plan-terms:cycles.${cycle}`).toLowerCase(),
  });
  return (
    <ButtonLink
      {...target}
      wide
      variant={tier === nextUp(own) ? 'primary' : 'secondary'}
      className={styles.button}
      aria-label={words}
    >
      <span className={styles.long}>{words}</span>
      <span className={styles.short}>{t(`short.${act}`)}</span>
    </ButtonLink>
  );
}

/** `cycle`: undefined where it cannot be changed. Of what was given there is nothing to pay, and nothing to leave. */
function actFor(tier: PlanTier, cycle: BillingCycle | undefined, own: MyPlan | null | undefined): Act | null {
  if (!own) return tier === 'free' ? 'start' : 'get';
  if (ownTier(own) === tier) return cycle && own.cycle && own.cycle !== cycle ? 'switch' : 'manage';
  if (isGiven(tier, own)) return null;
  if (own.paidTier) return isAbove(tier, own.paidTier) ? 'up' : 'down';
  return tier === 'free' ? null : 'get';
}

/** Of what one has; undefined above the largest. */
const nextUp = (own: MyPlan | null | undefined): PlanTier | undefined =>
  PLAN_TIERS[PLAN_TIERS.indexOf(own?.tier ?? 'free') + 1];
