import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ListingCard } from '../../../ui/listing/listing-card';
import { type ListingValues, priceOf } from './listing-values';
import type { ListingPhoto } from './photos/photo';
import styles from './preview.module.css';

type PreviewProps = {
  values: ListingValues;
  photos: readonly ListingPhoto[];
  byAi: boolean;
  sellerName: string;
};

/** The card as others will see it, on screens with room for it. */
export function Preview({ values, photos, byAi, sellerName }: PreviewProps) {
  const { t } = useTranslation('create-listing');
  const [now] = useState(() => new Date().toISOString());
  const cover = photos.find((photo) => photo.state === 'there');
  return (
    <aside aria-hidden="true" inert className={styles.preview}>
      <p className={styles.label}>{t('create.preview.label')}</p>
      <ListingCard
        listing={{
          id: 'preview',
          title: values.title.trim() || t('create.preview.title'),
          price: priceOf(values),
          condition: values.condition,
          category: values.category ?? 'other',
          location: values.location.trim() || null,
          image: cover?.image ?? null,
          aiGenerated: byAi,
          sellerName,
          sellerVerified: false,
          createdAt: now,
        }}
      />
    </aside>
  );
}
