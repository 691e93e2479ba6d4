import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Feature } from '#contract/monetization/plans';
import type { PlanTier } from '#contract/people';
import { amountOf, COMPARED, type Compared } from '../../../../api/monetization/plan-amounts';
import { useFormat } from '../../../../i18n/format';
import styles from './choose.module.css';

export const isCompared = (feature: Feature): feature is Compared =>
  (COMPARED as readonly Feature[]).includes(feature);

/** What a plan would bring that one has not, as far as it is there to be used. */
export function Gains({ tier, gains }: { tier: PlanTier; gains: readonly Feature[] }) {
  const { t } = useTranslation('choose-plan');
  const wordsOf = useFeatureWords(tier);
  const shown = gains.filter(isCompared);
  if (shown.length === 0) return null;
  return (
    <section>
      <h3>{t('gains')}</h3>
      <ul className={styles.differences}>
        {shown.map((feature) => (
          <li key={feature}>
            <Check aria-hidden="true" />
            {wordsOf(feature)}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A feature with how much of it a plan has. */
export function useFeatureWords(tier: PlanTier) {
  const { t } = useTranslation(['choose-plan', 'plans', 'plan-terms']);
  const { number } = useFormat();
  return (feature: Compared) => {
    const { word, count } = amountOf(feature, tier);
    const amount = t(`plan-terms:amounts.${word}`, { shown: count === undefined ? '' : number(count) });
    return t('feature', { feature: t(`plans:features.${feature}`), amount });
  };
}
