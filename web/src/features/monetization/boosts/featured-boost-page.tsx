import { Rocket } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { boostListingsPage } from '#contract/pages/monetization';
import { usePageHead } from '../../../app/page-head';
import { MoreButton } from '../../../app/paged-list/more-button';
import { paths } from '../../../app/paths';
import { QueryError } from '../../../app/problems/query-error';
import { ButtonLink } from '../../../ui/button';
import { ListingGrid, ListingGridSkeleton } from '../../../ui/listing/listing-grid';
import { EmptyState } from '../../../ui/page/empty-state';
import { PageHeader } from '../../../ui/page/page-header';
import { useBoostedListingsInfiniteQuery } from './boosted-listings';
import styles from './featured-boost-page.module.css';

const POINTS = ['first', 'fair', 'earned'] as const;

/** What is boosted now, and how boosting works. */
export function FeaturedBoostPage() {
  const { t } = useTranslation('boosts');
  usePageHead({ title: t('featured.title'), description: t('featured.description') });
  return (
    <div className={styles.page}>
      <PageHeader title={t('featured.title')} lead={t('featured.lead')} />
      <section aria-label={t('featured.listings')}>
        <h2 className="visually-hidden">{t('featured.listings')}</h2>
        <Listings />
      </section>
      <section className={styles.how}>
        <h2>{t('featured.how')}</h2>
        <ul className={styles.points}>
          {POINTS.map((point) => (
            <li key={point}>
              <h3>{t(`featured.${point}`)}</h3>
              <p>{t(`featured.${point}-text`)}</p>
            </li>
          ))}
        </ul>
        <ButtonLink to={boostListingsPage.path} variant="secondary" className={styles.own}>
          {t('featured.own')}
        </ButtonLink>
      </section>
    </div>
  );
}

function Listings() {
  const { t } = useTranslation('boosts');
  const list = useBoostedListingsInfiniteQuery();
  const { data, error, refetch } = list;
  if (!data)
    return error ? (
      <QueryError title={t('featured.failed')} error={error} onRetry={() => void refetch()} />
    ) : (
      <ListingGridSkeleton count={8} label={t('loading')} />
    );
  const listings = data.pages.flatMap(({ items }) => items);
  if (listings.length === 0)
    return (
      <EmptyState icon={Rocket} title={t('featured.none')} text={t('featured.none-text')}>
        <ButtonLink to={paths.listings} variant="secondary">
          {t('featured.browse')}
        </ButtonLink>
      </EmptyState>
    );
  return (
    <>
      <ListingGrid listings={listings} />
      <MoreButton list={list} className={styles.more}>
        {t('more')}
      </MoreButton>
    </>
  );
}
