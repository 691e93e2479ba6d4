import { Minus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Feature } from '#contract/monetization/plans';
import type { PlanTier } from '#contract/people';
import type { LostFeature } from '../../../../api/monetization/my-plan';
import { useFormat } from '../../../../i18n/format';
import styles from './choose.module.css';
import { isCompared, useFeatureWords } from './differences';

/** What becomes of more than a plan covers; the abilities of bots are told of alike. */
const BEYOND = {
  'offer-bots': 'offer-bots',
  'bot-rules': 'ability',
  'bot-tuned-counters': 'ability',
  'bot-behavior-triggers': 'ability',
  'bot-time-pricing': 'ability',
  'bot-keywords': 'ability',
  'order-tracking': 'order-tracking',
  favorites: 'favorites',
  'premium-themes': 'premium-themes',
} as const satisfies Partial<Record<Feature, string>>;

/** What would be less, with how much of one's own that concerns. */
export function Losses({ tier, loses }: { tier: PlanTier; loses: readonly LostFeature[] }) {
  const { t } = useTranslation('choose-plan');
  const wordsOf = useFeatureWords(tier);
  const ownWords = useOwnWords();
  const shown = concerningFirst(loses).flatMap((lost) =>
    isCompared(lost.feature) ? [{ lost, feature: lost.feature }] : [],
  );
  if (shown.length === 0) return null;
  return (
    <section>
      <h3>{t('loses')}</h3>
      <ul className={styles.differences} data-less>
        {shown.map(({ lost, feature }) => {
          const own = ownWords(lost);
          return (
            <li key={feature}>
              <Minus aria-hidden="true" />
              <span>
                {wordsOf(feature)} {own && <small className={styles.own}>{own}</small>}
              </span>
            </li>
          );
        })}
      </ul>
      <p className={styles.kept}>{t('kept')}</p>
    </section>
  );
}

/** What somebody makes use of, before what they could have. */
const concerningFirst = (loses: readonly LostFeature[]): LostFeature[] =>
  loses.toSorted((one, other) => Number(other.beyond > 0) - Number(one.beyond > 0));

/** How much somebody has, and what becomes of it; null where there is nothing to tell. */
function useOwnWords() {
  const { t } = useTranslation('choose-plan');
  const { number } = useFormat();
  return ({ feature, has, beyond, remaining }: LostFeature): string | null => {
    if (!has || !(feature in BEYOND)) return null;
    const counts = { has: number(has), remaining: number(remaining ?? 0) };
    if (beyond === 0) return t('fits', counts);
    return t(`beyond.${BEYOND[feature as keyof typeof BEYOND]}`, { ...counts, count: beyond });
  };
}
