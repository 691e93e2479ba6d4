import { useTranslation } from 'react-i18next';
import type { Platform } from '#contract/ai/market-value';
import { brandName } from '../../../browser/brand';

export function usePlatformName(): (platform: Platform) => string {
  const { t } = useTranslation('market-value');
  return (platform) => t(`platforms.${platform}`, { brand: brandName });
}
