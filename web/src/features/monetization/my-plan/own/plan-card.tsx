import { useTranslation } from 'react-i18next';
import { endOf, type MyPlan, ownTier } from '../../../../api/monetization/my-plan';
import { useFormat } from '../../../../i18n/format';
import { useMoney } from '../../../../i18n/money';
import { Chip } from '../../../../ui/chip';
import { Notice } from '../../../../ui/notice';
import styles from './my-plan-page.module.css';
import { PlanActions } from './plan-actions';
import { type PlanState, stateOf } from './state-of';

const TONES = {
  granted: 'good',
  active: 'good',
  leaving: 'warn',
  moving: 'info',
  'past-due': 'bad',
  expired: 'plain',
} as const satisfies Record<Exclude<PlanState, 'none' | 'cancelled'>, string>;

/** The plan in a sentence or two, with what can be done about it. */
export function PlanCard({ plan }: { plan: MyPlan }) {
  const { t } = useTranslation(['my-plan', 'plans', 'plan-terms']);
  const money = useMoney();
  const state = stateOf(plan);
  const text = useStateText(plan, state);
  const given = plan.tier !== ownTier(plan);
  return (
    <section className={styles.card} aria-labelledby="my-plan" data-state={state}>
      <div className={styles.head}>
        <h2 id="my-plan">{t(`plans:tiers.${ownTier(plan)}`)}</h2>
        {/* On the free plan its name says so. */}
        {state !== 'none' && state !== 'cancelled' && (
          <Chip tone={TONES[state]}>{t(`state.${state}.chip`)}</Chip>
        )}
        {/* Where it changes, the amount is of what comes. */}
        {plan.amountCents !== null && plan.cycle && state !== 'moving' && (
          <p className={styles.price}>
            <strong>{money(plan.amountCents)}</strong> {t(`plan-terms:per.${plan.cycle}`)}
          </p>
        )}
      </div>
      {state === 'past-due' ? (
        <Notice tone="bad" title={t('state.past-due.title')}>
          <p>{text}</p>
        </Notice>
      ) : (
        <p>{text}</p>
      )}
      {given && <p>{t('given-beside', { plan: t(`plans:tiers.${plan.tier}`) })}</p>}
      <PlanActions plan={plan} state={state} />
    </section>
  );
}

function useStateText(plan: MyPlan, state: PlanState): string {
  const { t } = useTranslation(['my-plan', 'plans', 'plan-terms']);
  const { date } = useFormat();
  const money = useMoney();
  const on = endOf(plan);
  const cycle = plan.nextCycle ?? plan.cycle;
  return t(`state.${state}.text`, {
    date: on ? date(on) : '',
    amount: plan.amountCents === null ? '' : money(plan.amountCents),
    // What was given beside it stays.
    after: t(`plans:tiers.${plan.tier === ownTier(plan) ? 'free' : plan.tier}`),
    next: t(`plans:tiers.${plan.nextTier ?? ownTier(plan)}`),
    per: cycle ? t(`plan-terms:per.${cycle}`) : '',
  });
}
