import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { HELP_ARTICLES, HELP_FIGURES, HELP_TOPICS, type HelpArticle } from '#contract/community/help';
import { Link } from '../../../ui/link';
import styles from './help-topics.module.css';

/** Everything that is explained, to be read without asking; `?help=` opens an article. */
export function HelpTopics() {
  const { t } = useTranslation(['assistant', 'help']);
  const [search] = useSearchParams();
  const wanted = search.get('help');
  return (
    <section className={styles.topics} aria-labelledby="help-topics">
      <h2 id="help-topics">{t('topics.title')}</h2>
      <p className={styles.lead}>{t('topics.lead')}</p>
      {HELP_TOPICS.map((topic) => (
        <section key={topic} aria-labelledby={`help-${topic}`}>
          <h3 id={`help-${topic}`}>{t(`help:topics.${topic}`)}</h3>
          {HELP_ARTICLES.filter((article) => article.topic === topic).map((article) => (
            <Article key={`${article.id} ${wanted}`} article={article} wanted={article.id === wanted} />
          ))}
        </section>
      ))}
    </section>
  );
}

function Article({ article: { id, path }, wanted }: { article: HelpArticle; wanted: boolean }) {
  const { t } = useTranslation(['assistant', 'help']);
  const place = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (!wanted) return;
    place.current?.scrollIntoView({ block: 'center' });
    place.current?.querySelector('summary')?.focus({ preventScroll: true });
  }, [wanted]);
  return (
    <details ref={place} className={styles.article} open={wanted}>
      <summary>{t(`help:articles.${id}.question`)}</summary>
      <p>{t(`help:articles.${id}.answer`, HELP_FIGURES)}</p>
      {path && <Link to={path}>{t('topics.go')}</Link>}
    </details>
  );
}
