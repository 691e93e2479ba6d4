import { useTranslation } from 'react-i18next';
import type { SiteInfo } from '../../../api/community/community.gen';
import styles from './contact-page.module.css';

/** Who runs this server, as far as they have said. */
export function Operator({ site }: { site: SiteInfo }) {
  const { t } = useTranslation('contact');
  const { operator, postalAddress, supportEmail, repositoryUrl } = site;
  return (
    <section className={styles.operator}>
      <h2>{t('operator.title')}</h2>
      <p>{operator ? t('operator.named', { operator }) : t('operator.unnamed')}</p>
      {postalAddress && <p className={styles.postal}>{postalAddress}</p>}
      {supportEmail && (
        <p>
          <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
        </p>
      )}
      <p>{t('operator.source')}</p>
      {repositoryUrl && (
        <p>
          <a href={repositoryUrl} rel="noopener">
            {t('operator.repository')}
          </a>
        </p>
      )}
    </section>
  );
}
