import { Check, Minus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Feature } from '#contract/monetization/plans';
import type { PlanTier } from '#contract/people';
import type { LostFeature } from '../../../../api/monetization/my-plan';
import { amountOf, COMPARED, type Compared } from '../../../../api/monetization/plan-amounts';
import { useFormat } from '../../../../i18n/format';
import styles from './choose.module.css';

const isCompared = (feature: Feature): feature is Compared =>
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

/** What would be less, with how much of one's own would rest. */
export function Losses({ tier, loses }: { tier: PlanTier; loses: readonly LostFeature[] }) {
  const { t } = useTranslation('choose-plan');
  const wordsOf = useFeatureWords(tier);
  const shown = loses.flatMap(({ feature, paused }) => (isCompared(feature) ? [{ feature, paused }] : []));
  if (shown.length === 0) return null;
  return (
    <section>
      <h3>{t('loses')}</h3>
      <ul className={styles.differences} data-less>
        {shown.map(({ feature, paused }) => (
          <li key={feature}>
            <Minus aria-hidden="true" />
            {wordsOf(feature, paused)}
          </li>
        ))}
      </ul>
      <p className={styles.kept}>{t('kept')}</p>
    </section>
  );
}

function useFeatureWords(tier: PlanTier) {
  const { t } = useTranslation(['choose-plan', 'plans', 'plan-terms']);
  const { number } = useFormat();
  return (feature: Compared, paused = 0) => {
    const { word, count } = amountOf(feature, tier);
    const amount = t(`plan-terms:amounts.${word}`, { shown: count === undefined ? '' : number(count) });
    const name = t(`plans:features.${feature}`);
    return paused > 0
      ? t('paused', { feature: name, amount, count: paused })
      : t('feature', { feature: name, amount });
  };
}
