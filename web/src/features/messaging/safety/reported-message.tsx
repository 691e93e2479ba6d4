import { useTranslation } from 'react-i18next';
import { knownZone } from '#contract/meetups/known-zone';
import { meetupLineOf, orderLineOf } from '../../../api/messaging/deal-line-of';
import type { ChatMessage } from '../../../api/messaging/messaging';
import { useFormat } from '../../../i18n/format';
import { EvidencePicture } from '../../../ui/evidence-picture';
import styles from './report-page.module.css';

export const MOMENT = { dateStyle: 'medium', timeStyle: 'short' } as const;

type ReportedMessageProps = { reportId: string; message: ChatMessage; from: string };

export function ReportedMessage({ reportId, message, from }: ReportedMessageProps) {
  const { t } = useTranslation('safety');
  const { date, price } = useFormat();
  const said = useWords(message);
  const { images, offer, automatic, removed, createdAt } = message;
  return (
    <li>
      <p className={styles.from}>
        <strong>{from}</strong>
        {automatic && <span>{t('report.automatic')}</span>}
        <time dateTime={createdAt}>{date(createdAt, MOMENT)}</time>
      </p>
      {said && <p className={styles.words}>{said}</p>}
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

/** What the sender wrote, or what happened between the two; null for what says nothing. */
function useWords({ kind, content }: ChatMessage): string | null {
  const { t } = useTranslation('safety');
  const { date } = useFormat();
  if (kind === 'meetup') {
    const told = meetupLineOf(content);
    if (!told) return null;
    const { event, startsAt, timeZone, placeName: place } = told;
    const time = date(startsAt, { ...MOMENT, timeZone: knownZone(timeZone) });
    return t('report.meetup', { event: t(`report.meetups.${event}`), time, place });
  }
  if (kind === 'order') {
    const told = orderLineOf(content);
    return told && t(`report.orders.${told.event}`);
  }
  return content || null;
}
