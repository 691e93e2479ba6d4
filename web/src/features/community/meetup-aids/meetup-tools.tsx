import { Navigation } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { directionsAddress } from '#contract/meetups/meetup-aids';
import type { SlotProps } from '../../../app/feature';
import { CalendarMenu } from './calendar-menu';
import styles from './meetup-tools.module.css';
import { ShareMeetup } from './share-meetup';

/** For a meetup that is still to come, or was a moment ago. */
export function MeetupTools({ meetup }: SlotProps['meetup-tools']) {
  const { t } = useTranslation('meetup-aids');
  const { status, place } = meetup;
  if (status === 'canceled' || status === 'declined') return null;
  return (
    <div className={styles.tools}>
      {status !== 'completed' && <CalendarMenu meetup={meetup} />}
      {status !== 'completed' && (
        <a href={directionsAddress(place)} target="_blank" rel="noreferrer" className={styles.way}>
          <Navigation aria-hidden="true" />
          {t('directions')}
        </a>
      )}
      <ShareMeetup meetup={meetup} />
    </div>
  );
}
