import { useTranslation } from 'react-i18next';
import type { BrowseAnswer } from '../../../../api/catalog/listings';
import { useFormat } from '../../../../i18n/format';
import { useListingWords } from '../../../../i18n/listing-words';
import { Link } from '../../../../ui/link';
import { ListingGrid } from '../../../../ui/listing/listing-grid';
import type { BrowseFilters } from '../browse';
import { addressOf } from '../browse-address';
import { useCount } from '../count';
import pill from '../filters/pill.module.css';
import { usePriceRange } from '../filters/use-price-range';
import type { ChangeFilters } from '../use-browse-filters';
import styles from './when-few.module.css';

type WhenFewProps = { answer: BrowseAnswer; filters: BrowseFilters; onChange: ChangeFilters };

/** Ways on from a search that found little: filters to take off, and what is near it, under a heading of its own. */
export function WhenFew({ answer, filters, onChange }: WhenFewProps) {
  return (
    <>
      {answer.relax && <Relax relax={answer.relax} filters={filters} onChange={onChange} />}
      {answer.near && <Near near={answer.near} exact={answer.items.length > 0} filters={filters} />}
    </>
  );
}

type Relaxed = NonNullable<BrowseAnswer['relax']>;

const WITHOUT: Record<Relaxed[number]['filter'], BrowseFilters> = {
  q: { q: undefined },
  category: { category: undefined },
  condition: { condition: undefined },
  price: { minPrice: undefined, maxPrice: undefined },
  distance: { within: undefined },
};

function Relax({ relax, filters, onChange }: Omit<WhenFewProps, 'answer'> & { relax: Relaxed }) {
  const { t } = useTranslation('search');
  const words = useListingWords();
  const { radius } = useFormat();
  const count = useCount();
  const price = usePriceRange(filters);
  const { q, category, condition, within } = filters;
  const names: Record<Relaxed[number]['filter'], string | null | undefined> = {
    q: q && t('relax.search', { query: q }),
    category: category && words.category(category),
    condition: condition && words.condition(condition),
    price,
    distance: within && t('relax.within', { distance: radius(within) }),
  };
  return (
    <section className={styles.relax}>
      <h2>{t('relax.title')}</h2>
      <ul>
        {relax.map((relaxed) => (
          <li key={relaxed.filter}>
            <button type="button" className={pill.pill} onClick={() => onChange(WITHOUT[relaxed.filter])}>
              <span>{t('relax.without', { filter: names[relaxed.filter] })}</span>
              <i>{t('relax.count', { count: relaxed.count, shown: count(relaxed) })}</i>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

type NearProps = { near: NonNullable<BrowseAnswer['near']>; exact: boolean; filters: BrowseFilters };

function Near({ near, exact, filters }: NearProps) {
  const { t } = useTranslation(['search', 'browse']);
  const words = useListingWords();
  const { because, query, category, items } = near;
  return (
    <section className={styles.near}>
      <h2>{exact ? t('near.few') : t('browse:near')}</h2>
      <p className={styles.why}>
        {because === 'spelling' && query ? (
          <>
            {t('near.spelling', { query })}{' '}
            <Link to={addressOf({ ...filters, q: query })}>{t('near.all', { query })}</Link>
          </>
        ) : because === 'category' && category ? (
          t('near.category', { category: words.category(category) })
        ) : (
          t('near.fewer-words')
        )}
      </p>
      <ListingGrid listings={items} first={!exact} />
    </section>
  );
}
