import { useTranslation } from 'react-i18next';
import type { MarketValue } from '../../../../api/catalog/market-value.gen';
import { paths } from '../../../../app/paths';
import { useFormat } from '../../../../i18n/format';
import { useListingWords } from '../../../../i18n/listing-words';
import { Chip } from '../../../../ui/chip';
import { Link } from '../../../../ui/link';
import { Photo } from '../../../../ui/photo';
import styles from './similar.module.css';

/** The nearest of what stands behind the figures. */
export function Similar({ value: { comparables, category } }: { value: MarketValue }) {
  const { t } = useTranslation('market-value');
  const words = useListingWords();
  const { price, ago } = useFormat();
  return (
    <section className={styles.similar}>
      <h3>{t('result.similar')}</h3>
      <ul>
        {comparables.map(({ id, title, kind, condition, at, image, price: amount }) => (
          <li key={`${kind} ${id}`}>
            <Photo
              image={image}
              category={category ?? 'other'}
              alt=""
              sizes="56px"
              className={styles.photo}
            />
            <div>
              <p className={styles.title}>
                {kind === 'sold' ? title : <Link to={paths.listing(id)}>{title}</Link>}
              </p>
              <p className={styles.quiet}>
                {words.condition(condition)} · {ago(at)}
              </p>
            </div>
            <p className={styles.price}>
              {price(amount, 'short')}
              <Chip tone={kind === 'sold' ? 'plain' : 'good'}>{t(`result.kinds.${kind}`)}</Chip>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
