import { useTranslation } from 'react-i18next';
import { ACTIVE_BOTS } from '#contract/bots';

/** How many bots are active of those the plan allows. */
export function UsedBots({ active, allowed }: { active: number; allowed: number }) {
  const { t } = useTranslation('bots');
  if (allowed === 0) return null;
  return allowed >= ACTIVE_BOTS.premium_plus
    ? t('used.unlimited', { count: active })
    : t('used.of', { active, allowed });
}
