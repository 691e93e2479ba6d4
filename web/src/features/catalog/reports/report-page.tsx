import { Descriptions } from 'antd';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { usePageHead } from '../../../app/page-head';
import { paths } from '../../../app/paths';
import { QueryError } from '../../../app/problems/query-error';
import { useFormat } from '../../../i18n/format';
import { AntdTheme } from '../../../ui/antd/theme';
import { Link } from '../../../ui/link';
import { Skeleton } from '../../../ui/skeleton';
import { ReportActions } from './report-actions';
import styles from './report-page.module.css';
import { ReportedListing } from './reported-listing';
import { type ListingReport, useListingReportQuery } from './reports-data';

const MOMENT = { dateStyle: 'medium', timeStyle: 'short' } as const;

/** A listing, or a comment on one, as it was when it was reported, for administrators. */
export function ReportPage() {
  const { t } = useTranslation('reports');
  const { id = '' } = useParams();
  const { currentData: data, error, refetch } = useListingReportQuery({ id });
  usePageHead({ title: t('page.title'), description: t('page.description') });
  return (
    <div className={styles.page}>
      <h1>{t('page.title')}</h1>
      {data && (
        <AntdTheme>
          <Report key={data.id} report={data} />
        </AntdTheme>
      )}
      {error && <QueryError title={t('page.failed')} error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height="480px" />}
    </div>
  );
}

function Report({ report }: { report: ListingReport }) {
  const { t } = useTranslation('reports');
  const { date } = useFormat();
  const { listing, comment } = report.snapshot;
  const nameOf = ({ deleted, name }: ListingReport['reporter']) =>
    deleted ? t('page.deleted-person') : name;
  const now = report.listingStatus;
  const facts = [
    { key: 'reason', label: t('reason'), children: t(`reasons.${report.reason}`) },
    { key: 'status', label: t('page.status'), children: t(`statuses.${report.status}`) },
    { key: 'reported', label: t('page.reported'), children: nameOf(report.reported) },
    { key: 'reporter', label: t('page.reporter'), children: nameOf(report.reporter) },
    { key: 'when', label: t('page.when'), children: date(report.createdAt, MOMENT) },
    {
      key: 'now',
      label: t('page.now'),
      children:
        now && now !== 'removed' ? (
          <>
            {t(`listing-statuses.${now}`)}
            {' · '}
            <Link to={paths.listing(report.listingId)}>{t('page.open')}</Link>
          </>
        ) : (
          t(now ? 'listing-statuses.removed' : 'page.gone')
        ),
    },
  ];
  return (
    <>
      <Descriptions bordered size="small" column={1} items={facts} />
      <ReportActions report={report} />
      {report.description && <blockquote className={styles.quote}>{report.description}</blockquote>}
      {comment && (
        <section>
          <h2>{t('page.comment')}</h2>
          <p className={styles.from}>
            <strong>{comment.name}</strong>{' '}
            <time dateTime={comment.createdAt}>{date(comment.createdAt, MOMENT)}</time>
          </p>
          <p className={styles.words}>{comment.content}</p>
        </section>
      )}
      <ReportedListing reportId={report.id} listing={listing} />
    </>
  );
}
