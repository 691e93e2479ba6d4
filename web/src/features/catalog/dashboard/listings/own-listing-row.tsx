import { Pencil } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { OwnListing } from '../../../../api/catalog/own-listings';
import { paths } from '../../../../app/paths';
import { useFormat } from '../../../../i18n/format';
import { unbroken } from '../../../../i18n/unbroken';
import { ButtonLink } from '../../../../ui/button';
import { Chip } from '../../../../ui/chip';
import { Link } from '../../../../ui/link';
import { Photo } from '../../../../ui/photo';
import { MoreActions } from './more-actions';
import styles from './own-listing-row.module.css';

const TONES = { active: 'good', pending: 'warn', sold: 'plain', removed: 'bad' } as const;

export function OwnListingRow({ listing }: { listing: OwnListing }) {
  const { t } = useTranslation(['dashboard', 'common']);
  const { price, number, date } = useFormat();
  const { id, title, category, status, viewCount, favoriteCount, contactCount, createdAt } = listing;
  return (
    <li className={styles.row}>
      <Photo image={listing.image} category={category} alt="" sizes="72px" className={styles.photo} />
      <div>
        <p className={styles.title}>
          <Link to={paths.listing(id)}>{title}</Link>
        </p>
        <p className={styles.line}>
          <span className={styles.price}>{price(listing.price, 'cents')}</span>
          <Chip tone={TONES[status]}>{t(`status.${status}`)}</Chip>
          {listing.boostedUntil && status === 'active' && (
            <Chip tone="accent">{t('common:listing.boosted')}</Chip>
          )}
        </p>
        <p className={styles.quiet}>
          {t('listings.views', { count: viewCount, shown: number(viewCount) })}
          {favoriteCount > 0 &&
            ` · ${t('listings.saved', { count: favoriteCount, shown: number(favoriteCount) })}`}
          {contactCount > 0 &&
            ` · ${t('listings.contacts', { count: contactCount, shown: number(contactCount) })}`}
          {' · '}
          {unbroken(date(createdAt, { dateStyle: 'medium' }))}
          {!listing.image && status !== 'sold' && (
            <>
              {' · '}
              <Link
                to={`${paths.createListing}?edit=${id}`}
                aria-label={`${t('listings.add-photos')}: ${title}`}
              >
                {t('listings.add-photos')}
              </Link>
            </>
          )}
        </p>
      </div>
      <div className={styles.actions}>
        <ButtonLink
          to={`${paths.createListing}?edit=${id}`}
          variant="secondary"
          size="small"
          aria-label={`${t('listings.edit')}: ${title}`}
        >
          <Pencil aria-hidden="true" />
          <span className={styles.word}>{t('listings.edit')}</span>
        </ButtonLink>
        <MoreActions listing={listing} />
      </div>
    </li>
  );
}
