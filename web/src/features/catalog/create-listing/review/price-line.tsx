import { Tags } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Category } from '#contract/listings';
import { useFormat } from '../../../../i18n/format';
import { classes } from '../../../../ui/classes';
import { Photo } from '../../../../ui/photo';
import type { Comparable, Comparables } from './drafting-data';
import styles from './price-line.module.css';
import { priceScale, spread } from './price-scale';

/** Fewer say nothing of a price. */
const ENOUGH = 3;
/** Pictures that fit beside one another, and how near to one another two labels may stand. */
const MOST = 7;
const NEAR = 0.22;

type PriceLineProps = { lookAlikes: Comparables; category: Category | null; price: number | null };

/** How many look-alikes there are and what they cost: nothing where that would be a guess. */
export function PriceCount({ lookAlikes: { items, median } }: Pick<PriceLineProps, 'lookAlikes'>) {
  const { t } = useTranslation('draft-review');
  const format = useFormat();
  const short = (price: number) => format.price(price, 'short');
  const count = items.length;
  if (count < ENOUGH) return <span className={styles.count}>{t('look-alikes.few', { count })}</span>;
  const { lowest, highest } = priceScale(items.map(({ price }) => price));
  return (
    <span className={styles.count}>
      <Tags aria-hidden="true" />
      {t(median === null ? 'look-alikes.range' : 'look-alikes.median', {
        count,
        lowest: short(lowest),
        highest: short(highest),
        median: short(median ?? 0),
      })}
    </span>
  );
}

/** Look-alikes with their prices on a line, and one's own among them. */
export function PriceLine({ lookAlikes: { items }, category, price }: PriceLineProps) {
  const { t } = useTranslation('draft-review');
  const format = useFormat();
  if (items.length < ENOUGH) return null;
  const short = (amount: number) => format.price(amount, 'short');
  const { lowest, highest, at } = priceScale(items.map((item) => item.price));
  const own = price === null ? null : at(price);
  const isFree = (place: number) => own === null || Math.abs(own - place) > NEAR;
  const ends = lowest === highest ? [lowest] : [lowest, highest];
  return (
    <div className={styles.line}>
      <div aria-hidden="true">
        <span
          className={styles.range}
          style={{ insetInline: `${along(at(lowest))} ${along(1 - at(highest))}` }}
        />
        {spread(items.toSorted(byPrice), MOST).map((item) => (
          <span key={`${item.kind}:${item.id}`} className={styles.item} style={placed(at(item.price))}>
            <Photo image={item.image} category={category ?? 'other'} alt="" sizes="28px" />
          </span>
        ))}
        {own !== null && <span className={styles.own} style={placed(own)} />}
        {ends.map((end) =>
          isFree(at(end)) ? (
            <span key={end} className={styles.label} style={placed(at(end))}>
              {short(end)}
            </span>
          ) : null,
        )}
        {own !== null && price !== null && (
          <span
            className={classes(
              styles.label,
              styles.yours,
              own < NEAR && styles.start,
              own > 1 - NEAR && styles.end,
            )}
            style={placed(own)}
          >
            {t('look-alikes.yours', { price: short(price) })}
          </span>
        )}
      </div>
      <ul className="visually-hidden" aria-label={t('look-alikes.list')}>
        {items.map((item) => (
          <li key={`${item.kind}:${item.id}`}>
            {t(`look-alikes.${item.kind}`, { title: item.title, price: short(item.price) })}
          </li>
        ))}
      </ul>
    </div>
  );
}

const along = (share: number) => `calc(100% * ${share})`;
const placed = (share: number) => ({ insetInlineStart: along(share) });
const byPrice = (one: Comparable, other: Comparable) => one.price - other.price;
