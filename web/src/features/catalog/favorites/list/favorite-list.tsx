import { Heart } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { limitOf } from '#contract/monetization/plans';
import { MoreButton, type Paging } from '../../../../app/paged-list/more-button';
import { paths } from '../../../../app/paths';
import { usePlanTier } from '../../../../app/plans/use-entitlement';
import { useFocusKept } from '../../../../browser/use-focus-kept';
import { Button, ButtonLink } from '../../../../ui/button';
import { classes } from '../../../../ui/classes';
import { EmptyState } from '../../../../ui/page/empty-state';
import { Loading, Skeleton } from '../../../../ui/skeleton';
import type { Favorites } from '../favorite-data';
import type { View } from '../use-view';
import { FavoriteItem } from './favorite-item';
import styles from './favorite-list.module.css';

const SKELETONS = 10;

type FavoriteListProps = {
  list: Paging & { currentData?: { pages: readonly Favorites[] } };
  view: View;
  onClear: () => void;
};

export function FavoriteList({ list, view, onClear }: FavoriteListProps) {
  const { t } = useTranslation('favorites');
  const place = useFocusKept<HTMLUListElement>();
  const { currentData } = list;
  const pages: readonly Favorites[] = currentData?.pages ?? [];
  const overPlan = useIsOverPlan(pages[0]?.saved ?? 0);
  const alike = new Map(pages.flatMap((page) => page.alike.map((each) => [each.id, each])));
  // One whose place changed between two requests comes twice.
  const favorites = [...new Map(pages.flatMap(({ items }) => items.map((each) => [each.id, each]))).values()];
  if (favorites.length === 0)
    return (
      <EmptyState icon={Heart} title={t('none-found.title')} text={t('none-found.text')}>
        <Button variant="secondary" onClick={onClear}>
          {t('clear')}
        </Button>
      </EmptyState>
    );
  return (
    <>
      <ul ref={place} className={styles[view]}>
        {favorites.map((favorite) => (
          <FavoriteItem
            key={favorite.id}
            favorite={favorite}
            alike={alike.get(favorite.id)}
            view={view}
            overPlan={overPlan}
          />
        ))}
      </ul>
      <MoreButton list={list} failed={t('more-failed')} className={styles.more}>
        {t('more')}
      </MoreButton>
    </>
  );
}

/** More came along with a guest, or were saved on a larger plan: these stay, but none is added. */
function useIsOverPlan(saved: number): boolean {
  const limit = limitOf(usePlanTier() ?? 'free', 'favorites');
  return limit !== null && saved > limit;
}

export function NoFavorites() {
  const { t } = useTranslation('favorites');
  return (
    <EmptyState icon={Heart} title={t('empty.title')} text={t('empty.text')}>
      <ButtonLink to={paths.listings}>{t('empty.browse')}</ButtonLink>
    </EmptyState>
  );
}

/** The list's shape while it loads. */
export function FavoritesSkeleton({ view }: { view: View }) {
  const { t } = useTranslation('favorites');
  return (
    <Loading label={t('loading')}>
      <ul className={styles[view]} aria-hidden="true">
        {Array.from({ length: SKELETONS }, (_, place) => (
          <li key={place} className={classes(view === 'list' && styles.waiting)}>
            <Skeleton className={styles.photo} />
            <div className={styles.words}>
              <Skeleton width="40%" height="1.31rem" />
              <Skeleton width="80%" height="1.5rem" />
              <Skeleton width="60%" height="1.31rem" />
            </div>
          </li>
        ))}
      </ul>
    </Loading>
  );
}
