import { Rocket } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { MoreButton } from '../../../app/paged-list/more-button';
import { QueryError } from '../../../app/problems/query-error';
import { EmptyState } from '../../../ui/page/empty-state';
import { BoostCard } from './boost-card';
import styles from './boost-listings-page.module.css';
import { useBoostHistoryInfiniteQuery } from './boosts-data';
import { Waiting } from './waiting';

/** What runs and what ran, and how often it was looked at meanwhile. */
export function OwnBoosts() {
  const { t } = useTranslation('boosts');
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id}>{t('boosts.title')}</h2>
      <List />
    </section>
  );
}

function List() {
  const { t } = useTranslation('boosts');
  const list = useBoostHistoryInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data, error, refetch } = list;
  if (!data)
    return error ? (
      <QueryError title={t('boosts.failed')} error={error} onRetry={() => void refetch()} />
    ) : (
      <Waiting rows={2} height="220px" />
    );
  const boosts = data.pages.flatMap(({ items }) => items);
  if (boosts.length === 0)
    return <EmptyState icon={Rocket} title={t('boosts.none')} text={t('boosts.none-text')} />;
  return (
    <>
      <ul className={styles.boosts}>
        {boosts.map((boost) => (
          <li key={boost.id}>
            <BoostCard boost={boost} />
          </li>
        ))}
      </ul>
      <MoreButton list={list} className={styles.more}>
        {t('more')}
      </MoreButton>
    </>
  );
}
