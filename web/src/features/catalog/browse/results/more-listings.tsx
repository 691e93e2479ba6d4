import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFocusOnMore } from '../../../../app/paged-list/use-focus-on-more';
import { useFormat } from '../../../../i18n/format';
import { Button } from '../../../../ui/button';
import { ListingGridSkeleton } from '../../../../ui/listing/listing-grid';
import type { useBrowseInfiniteQuery } from '../browse';
import styles from './more-listings.module.css';

/** Fetched this far ahead, the next cards are there before anyone scrolls to them. */
const AHEAD = '1200px';
const WAITING_CARDS = 4;

type MoreListingsProps = { listings: ReturnType<typeof useBrowseInfiniteQuery>; shown: number };

/** Fetches the next page as the end comes near; the button is for keyboards and for when fetching failed. */
export function MoreListings({ listings, shown }: MoreListingsProps) {
  const { t } = useTranslation('browse');
  const { number } = useFormat();
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = listings;
  const place = useFocusOnMore<HTMLDivElement>();
  const end = useRef<HTMLDivElement>(null);
  const waiting = hasNextPage && !isFetchingNextPage && !isFetchNextPageError;

  useEffect(() => {
    const mark = end.current;
    if (!waiting || !mark || !('IntersectionObserver' in window)) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) void fetchNextPage();
      },
      { rootMargin: AHEAD },
    );
    observer.observe(mark);
    return () => observer.disconnect();
  }, [waiting, fetchNextPage]);

  return (
    <>
      {hasNextPage && (
        <div ref={place} className={styles.more}>
          {isFetchingNextPage && <ListingGridSkeleton count={WAITING_CARDS} label={t('loading')} />}
          {isFetchNextPageError && !isFetchingNextPage && (
            <p role="alert" className={styles.failed}>
              {t('more-failed')}
            </p>
          )}
          <Button variant="secondary" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('more')}
          </Button>
        </div>
      )}
      <div ref={end} className={styles.end}>
        <output className="visually-hidden">{t('shown', { count: shown, shown: number(shown) })}</output>
      </div>
    </>
  );
}
