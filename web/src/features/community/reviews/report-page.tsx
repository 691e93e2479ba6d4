import { Descriptions } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { type ReviewReport, useReviewReportQuery } from '../../../api/community/reviews';
import { usePageHead } from '../../../app/page-head';
import { paths } from '../../../app/paths';
import { QueryError } from '../../../app/problems/query-error';
import { useFormat } from '../../../i18n/format';
import { AntdTheme } from '../../../ui/antd/theme';
import { Button } from '../../../ui/button';
import { EvidencePicture } from '../../../ui/evidence-picture';
import { Link } from '../../../ui/link';
import { Stars } from '../../../ui/review/stars';
import { Skeleton } from '../../../ui/skeleton';
import { RemoveDialog } from './answer-dialogs';
import styles from './report-page.module.css';

const WIDTH = 160;
const MOMENT = { dateStyle: 'medium', timeStyle: 'short' } as const;

/** A review as it was when it was reported, for administrators, who can take it down here. */
export function ReviewReportPage() {
  const { t } = useTranslation('reviews');
  const { id = '' } = useParams();
  const { currentData: data, error, refetch } = useReviewReportQuery({ id });
  usePageHead({ title: t('report-page.title'), description: t('report-page.description') });
  return (
    <div className={styles.page}>
      <h1>{t('report-page.title')}</h1>
      {data && (
        <AntdTheme>
          <Report key={data.id} report={data} />
        </AntdTheme>
      )}
      {error && <QueryError title={t('report-page.failed')} error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height="480px" />}
    </div>
  );
}

function Report({ report }: { report: ReviewReport }) {
  const { t } = useTranslation('reviews');
  const { date } = useFormat();
  const [removing, setRemoving] = useState(false);
  const { snapshot, subjectId, shown } = report;
  const nameOf = ({ deleted, name }: ReviewReport['reporter']) => (deleted ? t('item.deleted-person') : name);
  const facts = [
    { key: 'reason', label: t('report.reason'), children: t(`report.reasons.${report.reason}`) },
    { key: 'reported', label: t('report-page.reported'), children: nameOf(report.reported) },
    { key: 'reporter', label: t('report-page.reporter'), children: nameOf(report.reporter) },
    { key: 'when', label: t('report-page.when'), children: date(report.createdAt, MOMENT) },
    { key: 'item', label: t('report-page.item'), children: snapshot.title },
    {
      key: 'now',
      label: t('report-page.now'),
      children: (
        <>
          {t(shown ? 'report-page.still-shown' : 'report-page.gone')}
          {subjectId && (
            <>
              {' · '}
              <Link to={paths.reviews(subjectId)}>{t('report-page.open')}</Link>
            </>
          )}
        </>
      ),
    },
  ];
  return (
    <>
      <Descriptions bordered size="small" column={1} items={facts} />
      {report.description && <blockquote className={styles.quote}>{report.description}</blockquote>}
      <section>
        <Stars count={snapshot.stars} />
        {snapshot.text && <p className={styles.words}>{snapshot.text}</p>}
        {snapshot.photos.length > 0 && (
          <div className={styles.pictures}>
            {snapshot.photos.map(({ id, width, height }, n) => (
              <EvidencePicture
                key={id}
                path={`/api/review-reports/${report.id}/pictures/${id}`}
                width={WIDTH}
                height={Math.round((WIDTH * height) / width)}
                alt={t('report-page.picture', { nth: n + 1 })}
              />
            ))}
          </div>
        )}
        {snapshot.reply && (
          <p className={styles.words}>
            <strong>{t('report-page.reply')}:</strong> {snapshot.reply}
          </p>
        )}
      </section>
      {shown && (
        <Button variant="danger" onClick={() => setRemoving(true)}>
          {t('report-page.remove')}
        </Button>
      )}
      <RemoveDialog id={report.reviewId} open={removing} onClose={() => setRemoving(false)} />
    </>
  );
}
