import { useTranslation } from 'react-i18next';
import type { ChatMessage } from '../../../api/messaging/messaging';
import { useFormat } from '../../../i18n/format';
import { EvidencePicture } from '../../../ui/evidence-picture';
import styles from './report-page.module.css';

export const MOMENT = { dateStyle: 'medium', timeStyle: 'short' } as const;

type ReportedMessageProps = { reportId: string; message: ChatMessage; from: string };

export function ReportedMessage({ reportId, message, from }: ReportedMessageProps) {
  const { t } = useTranslation('safety');
  const { date, price } = useFormat();
  const { content, images, offer, automatic, removed, createdAt } = message;
  return (
    <li>
      <p className={styles.from}>
        <strong>{from}</strong>
        {automatic && <span>{t('report.automatic')}</span>}
        <time dateTime={createdAt}>{date(createdAt, MOMENT)}</time>
      </p>
      {content && <p className={styles.words}>{content}</p>}
      {removed && <p className={styles.words}>{t('report.removed')}</p>}
      {offer && (
        <p className={styles.words}>
          {t('report.offer', {
            event: t(`report.events.${offer.event}`),
            amount: price(offer.amount, 'cents'),
          })}
        </p>
      )}
      {images.length > 0 && (
        <p className={styles.pictures}>
          {images.map(({ id, width, height }, n) => (
            <EvidencePicture
              key={id}
              path={`/api/conversation-reports/${reportId}/pictures/${id}`}
              width={96}
              height={Math.round((96 * height) / width)}
              alt={t('report.picture', { number: n + 1 })}
            />
          ))}
        </p>
      )}
    </li>
  );
}
