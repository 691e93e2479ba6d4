import { useTranslation } from 'react-i18next';
import type { RatingSummary } from '../../api/community/reviews';
import { useFormat } from '../../i18n/format';
import styles from './tag-bars.module.css';

const MOST = 3;

/** What is said most often, each as a share of the reviews that could say so. */
export function TagBars({ tags }: Pick<RatingSummary, 'tags'>) {
  const { t } = useTranslation('reviews');
  const { number } = useFormat();
  const said = tags
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count / other.of - one.count / one.of)
    .slice(0, MOST);
  if (said.length === 0) return null;
  return (
    <ul className={styles.tags} aria-label={t('said')}>
      {said.map(({ tag, count, of }) => (
        <li key={tag}>
          <span>{t(`tags.${tag}`)}</span>
          <strong>{t('said-of', { count, of: number(of) })}</strong>
          <span aria-hidden="true" className={styles.track}>
            <span style={{ width: `calc(100% * ${count / of})` }} />
          </span>
        </li>
      ))}
    </ul>
  );
}
