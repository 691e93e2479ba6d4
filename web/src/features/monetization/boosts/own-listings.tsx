import { Package } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { type OwnListing, useMyListingsInfiniteQuery } from '../../../api/catalog/own-listings';
import { BOOST } from '../../../app/dialog-parameters';
import { MoreButton } from '../../../app/paged-list/more-button';
import { paths } from '../../../app/paths';
import { QueryError } from '../../../app/problems/query-error';
import { useDialogLink } from '../../../app/use-dialog';
import { useFormat } from '../../../i18n/format';
import { unbroken } from '../../../i18n/unbroken';
import { ButtonLink } from '../../../ui/button';
import { Link } from '../../../ui/link';
import { EmptyState } from '../../../ui/page/empty-state';
import { Photo } from '../../../ui/photo';
import styles from './boost-listings-page.module.css';
import { Waiting } from './waiting';

const FIRST = 5;

/** What one has for sale, each to be boosted. */
export function OwnListings() {
  const { t } = useTranslation('boosts');
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id}>{t('own.title')}</h2>
      <List />
    </section>
  );
}

function List() {
  const { t } = useTranslation('boosts');
  const list = useMyListingsInfiniteQuery(
    { status: 'active', first: FIRST },
    { refetchOnMountOrArgChange: true },
  );
  const { data, error, refetch } = list;
  if (!data)
    return error ? (
      <QueryError title={t('own.failed')} error={error} onRetry={() => void refetch()} />
    ) : (
      <Waiting rows={FIRST} height="80px" />
    );
  const listings = data.pages.flatMap(({ items }) => items);
  if (listings.length === 0)
    return (
      <EmptyState icon={Package} title={t('own.none')} text={t('own.none-text')}>
        <ButtonLink to={paths.createListing}>{t('own.create')}</ButtonLink>
      </EmptyState>
    );
  return (
    <>
      <ul className={styles.rows}>
        {listings.map((listing) => (
          <Row key={listing.id} listing={listing} />
        ))}
      </ul>
      <MoreButton list={list} className={styles.more}>
        {t('more')}
      </MoreButton>
    </>
  );
}

function Row({ listing: { id, title, image, category, boostedUntil } }: { listing: OwnListing }) {
  const { t } = useTranslation('boosts');
  const { date } = useFormat();
  const boost = useDialogLink(BOOST, id);
  return (
    <li className={styles.row}>
      <Photo image={image} category={category} alt="" sizes="56px" className={styles.photo} />
      <div>
        <p className={styles.title}>
          <Link to={paths.listing(id)}>{title}</Link>
        </p>
        <p className={styles.quiet}>
          {boostedUntil ? t('own.until', { date: unbroken(date(boostedUntil)) }) : t('own.not')}
        </p>
      </div>
      <ButtonLink
        {...boost}
        variant="secondary"
        size="small"
        aria-label={t(boostedUntil ? 'own.longer-of' : 'own.boost-of', { title })}
      >
        {t(boostedUntil ? 'own.longer' : 'own.boost')}
      </ButtonLink>
    </li>
  );
}
