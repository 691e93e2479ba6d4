import { useTranslation } from 'react-i18next';
import type { Quote } from '../../../../api/monetization/my-plan';
import { usePlansQuery } from '../../../../api/monetization/plans.gen';
import { useMoney } from '../../../../i18n/money';
import type { PaidChoice } from './choice';
import styles from './choose.module.css';

/** How what is due today comes about. */
export function QuoteLines({ choice, quote }: { choice: PaidChoice; quote: Quote }) {
  const { t } = useTranslation(['choose-plan', 'plans', 'plan-terms']);
  const money = useMoney();
  const { dueTodayCents, creditCents, couponCents } = quote;
  const price = usePriceOf(choice);
  const lines = price !== undefined &&
    creditCents + couponCents > 0 && [
      {
        name: t('lines.price', {
          plan: t(`plans:tiers.${choice.tier}`),
          per: t(`plan-terms:per.${choice.cycle}`),
        }),
        cents: price,
      },
      // What is left of it beyond the price comes off what follows.
      ...(creditCents > 0 ? [{ name: t('lines.credit'), cents: -Math.min(creditCents, price) }] : []),
      ...(couponCents > 0 ? [{ name: t('lines.coupon'), cents: -couponCents }] : []),
    ];
  return (
    <dl className={styles.lines}>
      {lines &&
        lines.map(({ name, cents }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{money(cents)}</dd>
          </div>
        ))}
      <div className={styles.due}>
        <dt>{t('lines.due')}</dt>
        <dd>{money(dueTodayCents)}</dd>
      </div>
    </dl>
  );
}

function usePriceOf({ tier, cycle }: PaidChoice): number | undefined {
  const { data } = usePlansQuery();
  const prices = data?.plans.find((plan) => plan.tier === tier)?.prices;
  return prices?.find((price) => price.cycle === cycle)?.amountCents;
}
