import { Medal } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { SlotProps } from '../../../app/feature';
import { paths } from '../../../app/paths';
import { useSellGuard } from '../../../app/shell/navigation';
import { ButtonLink } from '../../../ui/button';
import { EmptyState } from '../../../ui/page/empty-state';
import type { MarketAnswer } from './market';
import { TopSellers } from './top-sellers';

type BestSellersProps = SlotProps['home-sections'] & { market: MarketAnswer };

/** Who sells most, and how to become one of them while nobody has sold anything; nothing before that has been counted. */
export function BestSellers({ Section, market: { topSellers: sellers, figures } }: BestSellersProps) {
  const { t } = useTranslation('market');
  const guard = useSellGuard();
  if (!figures && sellers.length === 0) return null;
  return (
    <Section title={t('sellers.title')}>
      {sellers.length > 0 ? (
        <TopSellers sellers={sellers} />
      ) : (
        <EmptyState icon={Medal} title={t('sellers.empty.title')} text={t('sellers.empty.text')}>
          <ButtonLink to={paths.createListing} variant="secondary" onClick={guard}>
            {t('sellers.empty.sell')}
          </ButtonLink>
        </EmptyState>
      )}
    </Section>
  );
}
