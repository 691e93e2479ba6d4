import { Descriptions } from 'antd';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../i18n/format';
import { useListingWords } from '../../../i18n/listing-words';
import { EvidencePicture } from '../../../ui/evidence-picture';
import styles from './report-page.module.css';
import type { ListingReport } from './reports-data';

type ReportedListingProps = { reportId: string; listing: ListingReport['snapshot']['listing'] };

const WIDTH = 160;

export function ReportedListing({ reportId, listing }: ReportedListingProps) {
  const { t } = useTranslation('reports');
  const { price } = useFormat();
  const words = useListingWords();
  const { title, description, images, category, condition, location, tags } = listing;
  const facts = [
    { key: 'price', label: t('page.facts.price'), children: price(listing.price, 'cents') },
    { key: 'category', label: t('page.facts.category'), children: words.category(category) },
    { key: 'condition', label: t('page.facts.condition'), children: words.condition(condition) },
    ...(location ? [{ key: 'location', label: t('page.facts.location'), children: location }] : []),
    ...(tags.length > 0 ? [{ key: 'tags', label: t('page.facts.tags'), children: tags.join(', ') }] : []),
  ];
  return (
    <section>
      <h2>{t('page.listing')}</h2>
      <h3 className={styles.title}>{title}</h3>
      <p className={styles.words}>{description}</p>
      <Descriptions bordered size="small" column={1} items={facts} />
      {images.length > 0 && (
        <p className={styles.pictures}>
          {images.map(({ id, width, height }, n) => (
            <EvidencePicture
              key={id}
              path={`/api/listing-reports/${reportId}/pictures/${id}`}
              width={WIDTH}
              height={Math.round((WIDTH * height) / width)}
              alt={t('page.picture', { number: n + 1 })}
            />
          ))}
        </p>
      )}
    </section>
  );
}
