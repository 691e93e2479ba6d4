import { ListFilter, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { CATEGORY_FILTERS } from '#contract/listings';
import { useFormat } from '../../../i18n/format';
import { useListingWords } from '../../../i18n/listing-words';
import { Link } from '../../../ui/link';
import styles from './feed-head.module.css';
import type { useFeed } from './use-feed';

type FeedHeadProps = { filters: Record<string, string>; browse: string; feed: ReturnType<typeof useFeed> };

/** The way back, what is looked through, and how far one has come. */
export function FeedHead({ filters, browse, feed: { current, position, total, isOver } }: FeedHeadProps) {
  const { t } = useTranslation('feed');
  const words = useListingWords();
  const { number } = useFormat();
  const category = CATEGORY_FILTERS.find((known) => known === filters.category);
  const place =
    current && total
      ? t('place', {
          position: number(position),
          total: `${number(total.count)}${total.capped ? '+' : ''}`,
        })
      : '';
  return (
    <header className={styles.head}>
      <Link to={browse} className={styles.icon} aria-label={t('close')}>
        <X aria-hidden="true" />
      </Link>
      <div className={styles.words}>
        <h1>{filters.q || (category ? words.category(category) : t('all'))}</h1>
        <p>{place}</p>
      </div>
      <Link to={browse} className={styles.icon} aria-label={t('filters')}>
        <ListFilter aria-hidden="true" />
      </Link>
      <progress
        className={styles.progress}
        aria-label={place || t('title')}
        max={Math.max(1, total?.count ?? 1)}
        value={current ? position - 1 : (total?.count ?? 0)}
      />
      <output className="visually-hidden">
        {current ? `${place}: ${current.title}` : isOver && t('end.title')}
      </output>
    </header>
  );
}
