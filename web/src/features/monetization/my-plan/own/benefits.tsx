import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { addedBy } from '#contract/monetization/plans';
import type { MyPlan } from '../../../../api/monetization/my-plan';
import { amountOf, COMPARED } from '../../../../api/monetization/plan-amounts';
import { useFormat } from '../../../../i18n/format';
import styles from './my-plan-page.module.css';

/** What the plan brings beyond the free one. */
export function Benefits({ plan: { tier } }: { plan: MyPlan }) {
  const { t } = useTranslation(['my-plan', 'plans', 'plan-terms']);
  const { number } = useFormat();
  const added = addedBy(tier);
  const shown = COMPARED.filter((feature) => added.includes(feature));
  if (shown.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="my-plan-brings">
      <h2 id="my-plan-brings">{t('brings', { plan: t(`plans:tiers.${tier}`) })}</h2>
      <ul className={styles.benefits}>
        {shown.map((feature) => {
          const { word, count } = amountOf(feature, tier);
          return (
            <li key={feature}>
              <Check aria-hidden="true" />
              <span>{t(`plans:features.${feature}`)}</span>
              {word !== 'yes' && (
                <b>{t(`plan-terms:amounts.${word}`, { shown: count === undefined ? '' : number(count) })}</b>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
