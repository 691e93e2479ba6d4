import type { SlotProps } from '../../../app/feature';
import { CalendarMenu } from './calendar-menu';
import styles from './meetup-tools.module.css';
import { ShareMeetup } from './share-meetup';

/** For a meetup that is still to come, or was a moment ago. */
export function MeetupTools({ meetup }: SlotProps['meetup-tools']) {
  const { status } = meetup;
  if (status !== 'confirmed' && status !== 'completed') return null;
  return (
    <div className={styles.tools}>
      {status !== 'completed' && <CalendarMenu meetup={meetup} />}
      <ShareMeetup meetup={meetup} />
    </div>
  );
}
