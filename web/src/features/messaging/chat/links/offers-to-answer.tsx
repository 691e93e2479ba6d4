import { HandCoins } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { WaitingOffer } from '../../../../api/messaging/messaging.gen';
import { ALL_WAITING, useWaitingOffersQuery } from '../../../../api/messaging/waiting-offers';
import { paths } from '../../../../app/paths';
import { QueryError } from '../../../../app/problems/query-error';
import { ButtonLink } from '../../../../ui/button';
import { EmptyState } from '../../../../ui/page/empty-state';
import { Photo } from '../../../../ui/photo';
import { Loading, Skeleton } from '../../../../ui/skeleton';
import { LinkedOfferTerms } from './offer-terms';
import styles from './offers-to-answer.module.css';

/** The offers whose next move is one's own, the soonest to expire first: a page of the dashboard. */
export function OffersToAnswer() {
  const { t } = useTranslation(['chat', 'common']);
  const { data, error, isFetching, refetch } = useWaitingOffersQuery(ALL_WAITING);
  if (!data)
    return error && !isFetching ? (
      <QueryError title={t('to-answer.failed')} error={error} onRetry={() => void refetch()} />
    ) : (
      <Loading label={t('common:loading')}>
        <Skeleton height="80px" />
        <Skeleton height="80px" />
      </Loading>
    );
  if (data.items.length === 0)
    return <EmptyState icon={HandCoins} title={t('to-answer.none')} text={t('to-answer.none-text')} />;
  return (
    <>
      <ul aria-label={t('to-answer.title')} className={styles.list}>
        {data.items.map((waiting) => (
          <Row key={waiting.offer.id} waiting={waiting} />
        ))}
      </ul>
      {data.more && <p className={styles.more}>{t('to-answer.more')}</p>}
    </>
  );
}

function Row({ waiting }: { waiting: WaitingOffer }) {
  const { t } = useTranslation('chat');
  const { person, item } = waiting;
  return (
    <li className={styles.row}>
      <Photo image={item.image} category={item.category} alt="" sizes="48px" className={styles.photo} />
      <p>
        <LinkedOfferTerms {...waiting} />
      </p>
      <ButtonLink
        to={paths.chatWith(person.id, item.id)}
        variant="secondary"
        size="small"
        aria-label={`${t('to-answer.answer')}: ${item.title}`}
      >
        {t('to-answer.answer')}
      </ButtonLink>
    </li>
  );
}
