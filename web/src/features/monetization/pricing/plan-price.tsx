import { useTranslation } from 'react-i18next';
import { type BillingCycle, monthOfYear, yearlySaving } from '#contract/monetization/prices';
import type { PlanTier } from '#contract/people';
import { isGiven, type MyPlan } from '../../../api/monetization/my-plan';
import type { PriceOfPlan } from '../../../api/monetization/plans.gen';
import { useFormat } from '../../../i18n/format';
import { useMoney } from '../../../i18n/money';
import { Chip } from '../../../ui/chip';
import { Skeleton } from '../../../ui/skeleton';
import { PlanButton } from './plan-button';
import styles from './plan-price.module.css';

export type PlanPriceProps = {
  tier: PlanTier;
  /** Whether plans can be bought on this server. */
  sold: boolean;
  cycle: BillingCycle;
  /** Undefined until they are known, null when they could not be fetched. */
  prices: readonly PriceOfPlan[] | null | undefined;
  own: MyPlan | null | undefined;
};

/** What a plan costs, what becomes of it for who has it, and the one thing to do about it. */
export function PlanPrice({ tier, sold, cycle, prices, own }: PlanPriceProps) {
  const { t } = useTranslation(['pricing', 'plan-terms']);
  const money = useMoney();
  const centsOf = (wanted: BillingCycle) =>
    tier === 'free' ? 0 : prices?.find((price) => price.cycle === wanted)?.amountCents;
  const cents = centsOf(cycle);
  const isOwn = own?.tier === tier || own?.paidTier === tier;
  const offered = cents !== undefined;
  return (
    <div className={styles.price}>
      <p className={styles.amount}>
        {offered ? (
          <>
            <strong>{money(cents)}</strong>
            {tier !== 'free' && <span>{t(`plan-terms:per.${cycle}`)}</span>}
          </>
        ) : (
          prices === undefined && <Skeleton width="5ch" height="1em" />
        )}
      </p>
      <p className={styles.small}>
        {/* Of a plan that has ended nothing is said here: the free one is not what ends, or is renewed. */}
        {isOwn && tier !== 'free' ? (
          <OwnLine own={own} given={isGiven(tier, own)} />
        ) : (
          <PriceLine
            tier={tier}
            sold={sold}
            cycle={cycle}
            cents={cents}
            monthly={centsOf('monthly')}
            known={prices}
          />
        )}
      </p>
      {(offered || isOwn) && <PlanButton tier={tier} sold={sold} cycle={cycle} own={own} />}
    </div>
  );
}

function OwnLine({ own, given }: { own: MyPlan; given: boolean }) {
  const { t } = useTranslation('pricing');
  const { date } = useFormat();
  if (given) return t('granted');
  if (own.status === 'past-due') return t('past-due');
  if (!own.periodEnd) return null;
  const day = date(own.periodEnd, { dateStyle: 'medium' });
  return own.cancelsAtPeriodEnd ? t('ends-on', { date: day }) : t('renews', { date: day });
}

type PriceLineProps = Pick<PlanPriceProps, 'tier' | 'sold' | 'cycle'> & {
  cents: number | undefined;
  monthly: number | undefined;
  known: PlanPriceProps['prices'];
};

function PriceLine({ tier, sold, cycle, cents, monthly, known }: PriceLineProps) {
  const { t } = useTranslation('pricing');
  const money = useMoney();
  if (tier === 'free') return t('free-forever');
  if (cents === undefined || !sold) return known ? t('not-offered') : null;
  if (cycle === 'monthly') return t('due-today', { amount: money(cents) });
  const saved = monthly === undefined ? 0 : yearlySaving(monthly, cents).cents;
  return (
    <>
      <span>{t('by-month', { price: money(monthOfYear(cents)) })}</span>
      {saved > 0 && <Chip tone="good">{t('save', { amount: money(saved) })}</Chip>}
    </>
  );
}
