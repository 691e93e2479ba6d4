import { Bookmark } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { usePageHead } from '../../../app/page-head';
import { paths } from '../../../app/paths';
import { Awaited } from '../../../app/problems/awaited';
import { useFocusKept } from '../../../browser/use-focus-kept';
import { ButtonLink } from '../../../ui/button';
import { EmptyState } from '../../../ui/page/empty-state';
import { PageHeader } from '../../../ui/page/page-header';
import { Loading, Skeleton } from '../../../ui/skeleton';
import { useSavedSearchesQuery } from './saved-searches-data';
import styles from './saved-searches-page.module.css';
import { SearchRow } from './search-row';

export function SavedSearchesPage() {
  const { t } = useTranslation('saved-searches');
  usePageHead({ title: t('title'), description: t('description') });
  return (
    <div className={styles.page}>
      <PageHeader title={t('title')} lead={t('lead')} />
      <List />
    </div>
  );
}

function List() {
  const { t } = useTranslation(['saved-searches', 'common']);
  const query = useSavedSearchesQuery(undefined, { refetchOnMountOrArgChange: true });
  const list = useFocusKept<HTMLUListElement>();
  const { data } = query;
  if (!data)
    return (
      <Awaited query={query} failed={t('failed')}>
        <Loading label={t('common:loading')} className={styles.list}>
          <Skeleton height="96px" />
          <Skeleton height="96px" />
        </Loading>
      </Awaited>
    );
  if (data.items.length === 0)
    return (
      <EmptyState icon={Bookmark} title={t('empty.title')} text={t('empty.text')}>
        <ButtonLink to={paths.listings}>{t('empty.browse')}</ButtonLink>
      </EmptyState>
    );
  return (
    <ul ref={list} className={styles.list}>
      {data.items.map((search) => (
        <SearchRow key={search.id} search={search} />
      ))}
    </ul>
  );
}
