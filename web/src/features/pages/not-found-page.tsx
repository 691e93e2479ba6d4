import { useTranslation } from 'react-i18next';
import { usePageHead } from '../../app/page-head';
import { paths } from '../../app/paths';
import { ButtonLink } from '../../ui/button';
import styles from './not-found-page.module.css';

export function NotFoundPage() {
  const { t } = useTranslation();
  usePageHead({ title: t('not-found.title'), description: t('not-found.text') });
  return (
    <div className={styles.page}>
      <h1>
        <b className={styles.number}>404</b>
        {t('not-found.title')}
      </h1>
      <p>{t('not-found.text')}</p>
      <div className={styles.actions}>
        <ButtonLink to={paths.home}>{t('not-found.home')}</ButtonLink>
        <ButtonLink to={paths.listings} variant="secondary">
          {t('nav.browse')}
        </ButtonLink>
      </div>
    </div>
  );
}
