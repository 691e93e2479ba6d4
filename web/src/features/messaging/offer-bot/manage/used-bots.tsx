import { useTranslation } from 'react-i18next';
import { allowanceOf } from '#contract/monetization/plans';

/** How many bots are active of those the plan allows. */
export function UsedBots({ active, allowed }: { active: number; allowed: number }) {
  const { t } = useTranslation('bots');
  if (allowed === 0) return null;
  return allowed >= Number(allowanceOf('premium_plus', 'offer-bots'))
    ? t('used.unlimited', { count: active })
    : t('used.of', { active, allowed });
}
