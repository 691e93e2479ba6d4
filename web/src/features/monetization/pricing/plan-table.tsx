import { Check, Minus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { BillingCycle } from '#contract/monetization/prices';
import { PLAN_TIERS, type PlanTier } from '#contract/people';
import { amountOf, COMPARED, type Compared, isLacking } from '../../../api/monetization/plan-amounts';
import type { OfferedPlan } from '../../../api/monetization/plans.gen';
import { useFormat } from '../../../i18n/format';
import { useMoney } from '../../../i18n/money';
import { Chip } from '../../../ui/chip';
import { PlanPrice } from './plan-price';
import styles from './plan-table.module.css';
import { useOwnPlan } from './use-own-plan';

type PlanTableProps = {
  /** Undefined until they are known, null when they could not be fetched. */
  plans: readonly OfferedPlan[] | null | undefined;
  sold: boolean;
  cycle: BillingCycle;
};

/** The plans as one table: what they cost, and beneath it what they differ in and what is the same for everyone. */
export function PlanTable({ plans, sold, cycle }: PlanTableProps) {
  const { t } = useTranslation(['pricing', 'plans', 'plan-terms']);
  const own = useOwnPlan();
  const mark = (tier: PlanTier) => own?.tier === tier || undefined;
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{t('table.caption')}</caption>
      <thead>
        <tr className={styles.names}>
          <td>
            <span className="visually-hidden">{t('table.compared')}</span>
          </td>
          {PLAN_TIERS.map((tier) => (
            <th key={tier} scope="col" data-own={mark(tier)}>
              <div className={styles.name}>
                {t(`plans:tiers.${tier}`)}
                {mark(tier) && (
                  <Chip tone="accent">
                    <Check aria-hidden="true" />
                    {t('own')}
                  </Chip>
                )}
              </div>
            </th>
          ))}
        </tr>
        <tr className={styles.prices}>
          <th scope="row">
            <span className="visually-hidden">{t('table.price')}</span>
            <p className={styles.lead}>{t('table.lead')}</p>
          </th>
          {PLAN_TIERS.map((tier) => (
            <td key={tier} data-own={mark(tier)}>
              <PlanPrice
                tier={tier}
                sold={sold}
                cycle={cycle}
                prices={plans && (plans.find((plan) => plan.tier === tier)?.prices ?? [])}
                own={own}
              />
            </td>
          ))}
        </tr>
      </thead>
      <tbody>
        <FeeRow mark={mark} />
        {COMPARED.map((feature) => (
          <FeatureRow key={feature} feature={feature} mark={mark} />
        ))}
        <EndRow mark={mark} />
      </tbody>
    </table>
  );
}

type RowProps = { mark: (tier: PlanTier) => true | undefined };

function FeatureRow({ feature, mark }: RowProps & { feature: Compared }) {
  const { t } = useTranslation(['pricing', 'plans', 'plan-terms']);
  const { number } = useFormat();
  return (
    <tr>
      <th scope="row">
        {feature === 'premium-themes' ? t('table.themes') : t(`plans:features.${feature}`)}
        {(feature === 'offer-bots' || feature === 'boost-credits') && <p>{t(`notes.${feature}`)}</p>}
      </th>
      {PLAN_TIERS.map((tier) => {
        const amount = amountOf(feature, tier);
        const shown = amount.count === undefined ? '' : number(amount.count);
        return (
          <td key={tier} data-own={mark(tier)} data-lacking={isLacking(amount) || undefined}>
            <span className={styles.cell}>
              {isLacking(amount) ? <Minus aria-hidden="true" /> : <Check aria-hidden="true" />}
              {t(`plan-terms:amounts.${amount.word}`, { shown })}
            </span>
          </td>
        );
      })}
    </tr>
  );
}

function FeeRow({ mark }: RowProps) {
  const { t } = useTranslation('pricing');
  const money = useMoney();
  return <WordsRow head={t('table.fee')} textOf={() => money(0)} mark={mark} />;
}

function EndRow({ mark }: RowProps) {
  const { t } = useTranslation('pricing');
  const textOf = (tier: PlanTier) => t(tier === 'free' ? 'ends.never' : 'ends.paid');
  return <WordsRow head={t('table.end')} textOf={textOf} mark={mark} />;
}

type WordsRowProps = RowProps & { head: string; textOf: (tier: PlanTier) => string };

function WordsRow({ head, textOf, mark }: WordsRowProps) {
  return (
    <tr>
      <th scope="row">{head}</th>
      {PLAN_TIERS.map((tier) => (
        <td key={tier} data-own={mark(tier)}>
          <span className={styles.cell}>
            <Check aria-hidden="true" />
            {textOf(tier)}
          </span>
        </td>
      ))}
    </tr>
  );
}
