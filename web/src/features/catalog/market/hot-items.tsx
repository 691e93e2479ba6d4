import { Flame } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { SlotProps } from '../../../app/feature';
import { paths } from '../../../app/paths';
import { ButtonLink } from '../../../ui/button';
import { ListingGrid } from '../../../ui/listing/listing-grid';
import { EmptyState } from '../../../ui/page/empty-state';
import type { MarketAnswer } from './market';
import styles from './market-sections.module.css';

type HotItemsProps = SlotProps['home-sections'] & { market: MarketAnswer };

/** What is looked at and saved most; nothing before that has been counted. */
export function HotItems({ Section, market: { hotItems: listings, figures } }: HotItemsProps) {
  const { t } = useTranslation('market');
  if (!figures && listings.length === 0) return null;
  return (
    <Section title={t('hot.title')}>
      {listings.length > 0 ? (
        <div className={styles.whole}>
          <ListingGrid listings={listings} first={false} />
        </div>
      ) : (
        <EmptyState icon={Flame} title={t('hot.empty.title')} text={t('hot.empty.text')}>
          <ButtonLink to={paths.listings} variant="secondary">
            {t('hot.empty.browse')}
          </ButtonLink>
        </EmptyState>
      )}
    </Section>
  );
}
