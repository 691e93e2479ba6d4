import { TrendingDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { toCents } from '#contract/money';
import { useMoney } from '../../../../i18n/money';
import { Chip } from '../../../../ui/chip';
import type { Favorite } from '../favorite-data';
import styles from './favorite-card.module.css';
import { isToday, useDay } from './use-day';

/** The news of a saved listing, in a word. */
export function FavoriteChip({ favorite }: { favorite: Favorite }) {
  const { t } = useTranslation('favorites');
  const money = useMoney();
  const day = useDay();
  const { status, price: now, savedPrice, droppedAt } = favorite;
  if (status === 'sold') return <span className={styles.soldChip}>{t('sold')}</span>;
  if (status === 'pending') return <Chip tone="warn">{t('pending')}</Chip>;
  if (now >= savedPrice) return null;
  const amount = money(toCents(savedPrice) - toCents(now));
  const since = !droppedAt
    ? t('dropped', { amount })
    : isToday(droppedAt)
      ? t('dropped-today', { amount })
      : t('dropped-since', { amount, day: day(droppedAt) });
  return (
    <Chip tone="good">
      <TrendingDown aria-hidden="true" />
      {since}
    </Chip>
  );
}
