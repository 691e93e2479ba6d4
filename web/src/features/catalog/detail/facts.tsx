import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListingDetail } from '../../../api/catalog/listings';
import { paths } from '../../../app/paths';
import { Slot } from '../../../app/slot';
import { useBrowserFact } from '../../../browser/use-browser-fact';
import { useFormat } from '../../../i18n/format';
import { useListingWords } from '../../../i18n/listing-words';
import { Link } from '../../../ui/link';
import styles from './facts.module.css';

export function Facts({ listing }: { listing: ListingDetail }) {
  const { t } = useTranslation('listing');
  const words = useListingWords();
  const { date, number } = useFormat();
  // The server knows no one's time zone.
  const timeZone = useBrowserFact(() => undefined, 'UTC');
  const { condition, category, location, createdAt, viewCount, favoriteCount, tags } = listing;
  // What comes later, by a first view or as the page learns who reads it, is told next time: now it would move the rest.
  const [told] = useState({ views: viewCount > 0, saved: favoriteCount !== null });
  return (
    <>
      <dl className={styles.facts}>
        {location && (
          <Fact
            name={t('facts.location')}
            value={location}
            more={<Slot name="listing-distance" listing={listing} />}
            className={styles.place}
          />
        )}
        <Fact name={t('facts.condition')} value={words.condition(condition)} />
        <Fact name={t('facts.category')} value={words.category(category)} />
        <Fact name={t('facts.created')} value={date(createdAt, { dateStyle: 'long', timeZone })} />
        {told.views && <Fact name={t('facts.views')} value={number(viewCount)} />}
        {told.saved && favoriteCount !== null && (
          <Fact name={t('facts.saved')} value={number(favoriteCount)} />
        )}
      </dl>
      {tags.length > 0 && (
        <ul aria-label={t('facts.tags')} className={styles.tags}>
          {tags.map((tag) => (
            <li key={tag}>
              <Link to={`${paths.listings}?q=${encodeURIComponent(tag)}`} className={styles.tag}>
                {tag}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

type FactProps = { name: string; value: string; more?: ReactNode; className?: string };

function Fact({ name, value, more, className }: FactProps) {
  return (
    <div className={className}>
      <dt>{name}</dt>
      <dd>
        {value}
        {more}
      </dd>
    </div>
  );
}
