import { useTranslation } from 'react-i18next';
import { usePageHead } from '../../app/page-head';
import { useFormat } from '../../i18n/format';
import styles from './legal-page.module.css';
import { PageHeader } from './page-header';

/** Spec 1, section 9. */
const LAST_UPDATED = '2025-06-15T12:00:00Z';

export const PrivacyPage = () => <LegalPage document="privacy" />;
export const TermsPage = () => <LegalPage document="terms" />;

function LegalPage({ document }: { document: 'privacy' | 'terms' }) {
  const { t } = useTranslation('pages');
  const { date } = useFormat();
  const sections = t(`${document}.sections`, { returnObjects: true });
  usePageHead({ title: t(`${document}.title`), description: t(`${document}.lead`) });
  return (
    <article className={styles.page}>
      <PageHeader title={t(`${document}.title`)} lead={t(`${document}.lead`)} />
      <p className={styles.updated}>{t('last-updated', { date: date(LAST_UPDATED) })}</p>
      {sections.map(({ title, paragraphs }) => (
        <section key={title}>
          <h2>{title}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
    </article>
  );
}
