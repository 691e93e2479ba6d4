import { useTranslation } from 'react-i18next';
import { TERMS_VERSION } from '#contract/accounts/terms';
import { useSiteQuery } from '../../api/community/community.gen';
import { usePageHead } from '../../app/page-head';
import { paths } from '../../app/paths';
import { QueryError } from '../../app/problems/query-error';
import { useFormat } from '../../i18n/format';
import { Link } from '../../ui/link';
import { PageHeader } from '../../ui/page/page-header';
import { Loading, Skeleton } from '../../ui/skeleton';
import styles from './legal-page.module.css';

/** The same day everywhere. */
const DAY: Intl.DateTimeFormatOptions = { dateStyle: 'long', timeZone: 'UTC' };

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
      <p className={styles.updated}>{t('last-updated', { date: date(TERMS_VERSION, DAY) })}</p>
      <section>
        <h2>{t('operator.title')}</h2>
        <Operator />
        <p>
          <Link to={paths.contact}>{t('about.contact')}</Link>
        </p>
      </section>
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

/** Who it is that says all this; that nobody is named is said only once it is known. */
function Operator() {
  const { t } = useTranslation(['pages', 'common']);
  const { data: site, error, refetch } = useSiteQuery();
  if (site)
    return (
      <>
        <p>{site.operator ? t('operator.named', { operator: site.operator }) : t('operator.unnamed')}</p>
        {site.postalAddress && <p>{site.postalAddress}</p>}
      </>
    );
  if (error) return <QueryError title={t('operator.failed')} error={error} onRetry={() => void refetch()} />;
  return (
    <Loading label={t('common:loading')} className={styles.waiting}>
      <Skeleton height="1.65em" />
    </Loading>
  );
}
