import { useTranslation } from 'react-i18next';
import { type OwnListing, useMyListingsInfiniteQuery } from '../../../../api/catalog/own-listings';
import { MoreButton } from '../../../../app/paged-list/more-button';
import { paths } from '../../../../app/paths';
import { QueryError } from '../../../../app/problems/query-error';
import { useFormat } from '../../../../i18n/format';
import { ButtonLink } from '../../../../ui/button';
import { Photo } from '../../../../ui/photo';
import { Loading, Skeleton } from '../../../../ui/skeleton';
import type { BotView } from '../bots';
import { type Item, isForSale } from '../item';
import styles from './listing-choice.module.css';

type ListingChoiceProps = { bots: readonly BotView[]; onChoose: (item: Item) => void };

/** One's listings that are for sale and have no bot yet. */
export function ListingChoice({ bots, onChoose }: ListingChoiceProps) {
  const { t } = useTranslation(['bots', 'common']);
  const list = useMyListingsInfiniteQuery({}, { refetchOnMountOrArgChange: true });
  const { currentData, error, isFetching, hasNextPage } = list;
  if (!currentData && error && !isFetching)
    return <QueryError title={t('failed.listings')} error={error} onRetry={() => void list.refetch()} />;
  if (!currentData)
    return (
      <Loading label={t('common:loading')}>
        <Skeleton height="160px" />
      </Loading>
    );
  const taken = new Set(bots.map(({ item }) => item.id));
  const free = currentData.pages
    .flatMap(({ items }) => items)
    .filter((listing) => !taken.has(listing.id) && isForSale(listing));
  return (
    <>
      {free.length === 0 && !hasNextPage && <None />}
      <ul>
        {free.map((listing) => (
          <Choice key={listing.id} listing={listing} onChoose={onChoose} />
        ))}
      </ul>
      <MoreButton list={list} wide>
        {t('dashboard.more')}
      </MoreButton>
    </>
  );
}

function Choice({ listing, onChoose }: { listing: OwnListing; onChoose: (item: Item) => void }) {
  const { price } = useFormat();
  return (
    <li>
      <button type="button" className={styles.choice} onClick={() => onChoose(listing)}>
        <Photo
          image={listing.image}
          category={listing.category}
          alt=""
          sizes="48px"
          className={styles.photo}
        />
        <span className={styles.title}>{listing.title}</span>
        <span>{price(listing.price, 'cents')}</span>
      </button>
    </li>
  );
}

function None() {
  const { t } = useTranslation('bots');
  return (
    <div className={styles.none}>
      <p>{t('dashboard.choose.none')}</p>
      <ButtonLink to={paths.createListing} variant="secondary">
        {t('dashboard.create-listing')}
      </ButtonLink>
    </div>
  );
}
