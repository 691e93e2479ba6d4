import { useTranslation } from 'react-i18next';
import { SAVED_SEARCH_LIMITS } from '#contract/saved-searches';
import { Chip } from '../../../ui/chip';

/** How many listings a search has found since its person looked; more than are counted are "99+". */
export function NewsChip({ news }: { news: number }) {
  const { t } = useTranslation('saved-searches');
  if (news === 0) return null;
  const many = news >= SAVED_SEARCH_LIMITS.countedUpTo;
  return (
    <Chip tone="accent">{many ? t('row.news-many', { count: news }) : t('row.news', { count: news })}</Chip>
  );
}
