import { useTranslation } from 'react-i18next';
import { savedSearchesPage } from '#contract/pages/catalog';
import type { SlotProps } from '../../../app/feature';
import { useTellSettled } from '../../../app/settled';
import { Link } from '../../../ui/link';
import { NewsChip } from './news-chip';
import { useSavedSearchesQuery, useSeeSearchMutation } from './saved-searches-data';
import styles from './search-news.module.css';
import { searchPath } from './searched';

const SHOWN = 4;

/** On one's home: the searches that have found something since one looked. */
export function SearchNews({ Section, tellSettled }: SlotProps['member-sections']) {
  const { t } = useTranslation('saved-searches');
  const { data, isError } = useSavedSearchesQuery(undefined, { refetchOnMountOrArgChange: true });
  useTellSettled(tellSettled, data !== undefined || isError);
  const [see] = useSeeSearchMutation();
  const fresh = data?.items.filter(({ news }) => news > 0).slice(0, SHOWN) ?? [];
  if (fresh.length === 0) return null;
  return (
    <Section title={t('home.title')} more={<Link to={savedSearchesPage.path}>{t('home.all')}</Link>}>
      <ul className={styles.list}>
        {fresh.map((search) => (
          <li key={search.id}>
            <Link
              to={searchPath(search)}
              className={styles.search}
              onClick={() => void see({ id: search.id })}
            >
              <span className={styles.name}>{search.name}</span>
              <NewsChip news={search.news} />
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
