import { useTranslation } from 'react-i18next';
import { COMPARABLES } from '#contract/listings';
import { type Comparable, useComparablesQuery } from '../../../api/catalog/alike.gen';
import type { ListingDetail } from '../../../api/catalog/listings';
import { paths } from '../../../app/paths';
import { Awaited } from '../../../app/problems/awaited';
import { useFormat } from '../../../i18n/format';
import { useListingWords } from '../../../i18n/listing-words';
import { Chip } from '../../../ui/chip';
import { Link } from '../../../ui/link';
import { Photo } from '../../../ui/photo';
import { Loading, Skeleton } from '../../../ui/skeleton';
import styles from './comparison.module.css';

type ComparisonProps = { listing: Pick<ListingDetail, 'id' | 'price' | 'category'> };

/** What others ask for such a thing, and what was paid. */
export function Comparison({ listing: { id, price, category } }: ComparisonProps) {
  const { t } = useTranslation('compare');
  const format = useFormat();
  const query = useComparablesQuery({ id });
  if (!query.currentData)
    return (
      <Awaited query={query} failed={t('failed')}>
        <Loading label={t('loading')}>
          <Skeleton height="320px" />
        </Loading>
      </Awaited>
    );
  const { items, median } = query.currentData;
  return (
    <>
      <p>
        {median === null
          ? t('too-few', { count: items.length, fewest: COMPARABLES.fewest })
          : t('median', {
              count: items.length,
              median: format.price(median, 'short'),
              price: format.price(price, 'short'),
            })}
      </p>
      <ul>
        {items.map((item) => (
          <Row key={`${item.kind} ${item.id}`} item={item} category={category} />
        ))}
      </ul>
    </>
  );
}

type RowProps = { item: Comparable; category: ListingDetail['category'] };

function Row({ item, category }: RowProps) {
  const { t } = useTranslation('compare');
  const words = useListingWords();
  const { price, ago } = useFormat();
  const { id, title, kind, condition, at } = item;
  return (
    <li className={styles.row}>
      <Photo image={item.image} category={category} alt="" sizes="64px" className={styles.photo} />
      <div className={styles.words}>
        <p className={styles.title}>
          {kind === 'sold' ? title : <Link to={paths.listing(id)}>{title}</Link>}
        </p>
        <p className={styles.quiet}>
          {words.condition(condition)} · {ago(at)}
        </p>
      </div>
      <p className={styles.price}>
        {price(item.price, 'short')}
        <Chip tone={kind === 'sold' ? 'plain' : 'good'}>{t(kind)}</Chip>
      </p>
    </li>
  );
}
