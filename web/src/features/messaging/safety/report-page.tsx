import { Descriptions } from 'antd';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { type ConversationReport, useConversationReportQuery } from '../../../api/messaging/messaging';
import { usePageHead } from '../../../app/page-head';
import { QueryError } from '../../../app/problems/query-error';
import { useFormat } from '../../../i18n/format';
import { AntdTheme } from '../../../ui/antd/theme';
import { Skeleton } from '../../../ui/skeleton';
import styles from './report-page.module.css';
import { MOMENT, ReportedMessage } from './reported-message';

/** What somebody reported, as it was then, for administrators. */
export function ReportPage() {
  const { t } = useTranslation('safety');
  const { id = '' } = useParams();
  const { currentData: data, error, refetch } = useConversationReportQuery({ id });
  usePageHead({ title: t('report.title') });
  return (
    <div className={styles.page}>
      <h1>{t('report.title')}</h1>
      {data && <Report key={data.id} report={data} />}
      {error && <QueryError title={t('report.failed')} error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height="320px" />}
    </div>
  );
}

function Report({ report }: { report: ConversationReport }) {
  const { t } = useTranslation('safety');
  const { date } = useFormat();
  const nameOf = ({ deleted, name }: ConversationReport['reporter']) =>
    deleted ? t('deleted-person') : name;
  const names = new Map([report.reporter, report.reported].map((person) => [person.id, nameOf(person)]));
  const facts = [
    { key: 'reported', label: t('report.reported'), children: nameOf(report.reported) },
    { key: 'reporter', label: t('report.reporter'), children: nameOf(report.reporter) },
    { key: 'reason', label: t('report.reason'), children: t(`report.reasons.${report.reason}`) },
    { key: 'when', label: t('report.when'), children: date(report.createdAt, MOMENT) },
  ];
  return (
    <AntdTheme>
      <Descriptions bordered size="small" column={1} items={facts} />
      {report.details && <blockquote className={styles.details}>{report.details}</blockquote>}
      <h2>{t('report.messages')}</h2>
      <ol className={styles.messages}>
        {report.messages.map((message) => (
          <ReportedMessage
            key={message.id}
            reportId={report.id}
            message={message}
            from={names.get(message.senderId) ?? ''}
          />
        ))}
      </ol>
    </AntdTheme>
  );
}
