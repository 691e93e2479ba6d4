import type { ParseKeys } from 'i18next';
import { Check, Minus } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ACTIVE_BOTS } from '#contract/bots';
import { type PlanTier, PREMIUM_THEMES, THEMES } from '#contract/people';
import { Chip } from '../../../ui/chip';
import styles from './plan-card.module.css';

type Text = ParseKeys<'pricing'>;

/** What a plan brings that the one before it does not; `lacks` is what somebody might look for in vain. */
const FEATURES: Record<PlanTier, { has: readonly Text[]; lacks: readonly Text[] }> = {
  free: {
    has: ['plans.free.has.selling', 'plans.free.has.chat', 'plans.free.has.offers', 'plans.free.has.themes'],
    lacks: ['plans.free.lacks.bots'],
  },
  premium: {
    has: [
      'plans.premium.has.everything',
      'plans.premium.has.bots',
      'plans.premium.has.answers',
      'plans.premium.has.themes',
    ],
    lacks: ['plans.premium.lacks.advanced'],
  },
  premium_plus: {
    has: [
      'plans.premium_plus.has.everything',
      'plans.premium_plus.has.bots',
      'plans.premium_plus.has.rules',
      'plans.premium_plus.has.keywords',
      'plans.premium_plus.has.behavior',
      'plans.premium_plus.has.time',
      'plans.premium_plus.has.tuned',
      'plans.premium_plus.has.preview',
    ],
    lacks: [],
  },
};

export function PlanCard({ tier, own }: { tier: PlanTier; own: boolean }) {
  const { t } = useTranslation('pricing');
  const id = useId();
  const numbers = {
    bots: ACTIVE_BOTS[tier],
    themes: tier === 'free' ? THEMES.length - PREMIUM_THEMES.length : THEMES.length,
  };
  const { has, lacks } = FEATURES[tier];
  return (
    <li className={styles.card} aria-labelledby={id} data-own={own || undefined}>
      <header className={styles.head}>
        <h2 id={id}>{t(`plans.${tier}.name`)}</h2>
        {own && <Chip tone="accent">{t('own')}</Chip>}
      </header>
      <p className={styles.lead}>{t(`plans.${tier}.lead`)}</p>
      <ul className={styles.features}>
        {has.map((feature) => (
          <li key={feature}>
            <Check aria-hidden="true" />
            {t(feature, numbers)}
          </li>
        ))}
        {lacks.map((feature) => (
          <li key={feature} className={styles.lacking}>
            <Minus aria-hidden="true" />
            {t(feature)}
          </li>
        ))}
      </ul>
    </li>
  );
}
