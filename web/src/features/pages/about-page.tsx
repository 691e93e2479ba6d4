import { useTranslation } from 'react-i18next';
import { usePageHead } from '../../app/page-head';
import { paths } from '../../app/paths';
import { ButtonLink } from '../../ui/button';
import { PageHeader } from '../../ui/page/page-header';
import styles from './about-page.module.css';

const PROMISES = ['free', 'people', 'private', 'yours'] as const;

export function AboutPage() {
  const { t } = useTranslation('pages');
  usePageHead({ title: t('about.title'), description: t('about.description') });
  return (
    <div className={styles.page}>
      <PageHeader loud title={t('about.headline')} lead={t('about.lead')} />
      <ul className={styles.promises}>
        {PROMISES.map((promise) => (
          <li key={promise}>
            <h2>{t(`about.promises.${promise}.title`)}</h2>
            <p>{t(`about.promises.${promise}.text`)}</p>
          </li>
        ))}
      </ul>
      <section className={styles.story}>
        <h2>{t('about.story.title')}</h2>
        <p>{t('about.story.first')}</p>
        <p>{t('about.story.second')}</p>
      </section>
      <p className={styles.source}>
        <a href="https://www.geonames.org">{t('about.places')}</a>
      </p>
      <div className={styles.actions}>
        <ButtonLink to={paths.listings} size="large">
          {t('about.browse')}
        </ButtonLink>
        <ButtonLink to={paths.contact} size="large" variant="secondary">
          {t('about.contact')}
        </ButtonLink>
      </div>
    </div>
  );
}
