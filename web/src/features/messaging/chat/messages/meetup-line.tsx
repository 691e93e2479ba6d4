import { CalendarCheck, CalendarX, CircleCheck, MapPinCheck } from 'lucide-react';
import type { MeetupEvent } from '#contract/meetups';
import { meetupLineOf } from '../../../../api/messaging/deal-line-of';
import { useChatWords } from '../use-chat-words';
import styles from './message-line.module.css';
import { MessageTime } from './message-time-tag';
import type { Line } from './timeline';

const ICONS: Readonly<Record<MeetupEvent, typeof CalendarCheck>> = {
  proposed: CalendarCheck,
  moved: CalendarCheck,
  confirmed: CalendarCheck,
  declined: CalendarX,
  canceled: CalendarX,
  arrived: MapPinCheck,
  completed: CircleCheck,
  missed: CalendarX,
};

/** What happened to a meetup, told by neither side; nothing once its sender has left. */
export function MeetupLine({ line: { message, own }, name, now }: { line: Line; name: string; now: number }) {
  const { meetupEvent, meetupDetail } = useChatWords();
  const told = meetupLineOf(message.content);
  const detail = told && meetupDetail(told);
  return (
    <li className={styles.event} data-seq={message.seq}>
      {told && (
        <p className={styles.told}>
          <EventIcon event={told.event} />
          <b>{meetupEvent(told, own, name)}</b>
          {detail && <span>{detail}</span>}
        </p>
      )}
      <MessageTime at={message.createdAt} now={now} />
    </li>
  );
}

function EventIcon({ event }: { event: MeetupEvent }) {
  const Icon = ICONS[event];
  return <Icon aria-hidden="true" />;
}
