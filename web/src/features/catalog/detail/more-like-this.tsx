import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Category } from '#contract/listings';
import { useBrowseListingsQuery } from '../../../api/catalog/listings';
import { useComingIntoView } from '../../../browser/use-coming-into-view';
import { ListingGrid, ListingGridSkeleton } from '../../../ui/listing/listing-grid';
import styles from './more-like-this.module.css';

const SHOWN = 4;

type MoreLikeThisProps = { category: Category; except: string };

/** Fetched when someone scrolls down to it. */
export function MoreLikeThis({ category, except }: MoreLikeThisProps) {
  const { t } = useTranslation('listing');
  const id = useId();
  const place = useRef<HTMLElement>(null);
  const near = useComingIntoView(place);
  const { data, isError } = useBrowseListingsQuery({ category }, { skip: !near });
  const others = data?.items.filter((listing) => listing.id !== except).slice(0, SHOWN);
  if (isError || others?.length === 0) return null;
  return (
    <section ref={place} aria-labelledby={id} className={styles.more}>
      <h2 id={id}>{t('more')}</h2>
      {others ? (
        <ListingGrid listings={others} first={false} />
      ) : (
        <ListingGridSkeleton count={SHOWN} label={t('more-loading')} />
      )}
    </section>
  );
}
