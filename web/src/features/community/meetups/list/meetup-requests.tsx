import { useTranslation } from 'react-i18next';
import { meetupsPage } from '#contract/pages/community';
import { useOwnMeetupsInfiniteQuery } from '../../../../api/community/meetups';
import styles from '../../../../app/deal-lists/deal-list.module.css';
import { useFormat } from '../../../../i18n/format';
import { Link } from '../../../../ui/link';
import { MeetupList } from './meetup-list';
import { REQUESTS } from './requests';

/** What buyers ask of the seller: a page of the dashboard. */
export function MeetupRequests() {
  const { t } = useTranslation('meetups');
  const { number } = useFormat();
  const { data } = useOwnMeetupsInfiniteQuery(REQUESTS);
  const counts = data?.pages[0]?.counts;
  const total = counts ? counts.pending + counts.confirmed : 0;
  return (
    <>
      <div className={styles.head}>
        <h2>
          {t('requests.title')}
          {counts && (
            <span className={styles.total}>
              <span aria-hidden="true">{number(total)}</span>
              <span className="visually-hidden">{t('requests.total', { count: total })}</span>
            </span>
          )}
        </h2>
        <Link to={`${meetupsPage.path}?side=seller&when=past`}>{t('requests.all')}</Link>
      </div>
      <MeetupList {...REQUESTS} />
    </>
  );
}
