import type { MeetupStatus } from '#contract/meetups';
import { calendarTime, MEETUP_AIDS, meetupEnd } from '#contract/meetups/meetup-aids';

/** A meetup as one of the two keeps it in a calendar. */
export interface CalendarMeetup {
  id: string;
  startsAt: Date;
  changedAt: Date;
  sequence: number;
  status: MeetupStatus;
  title: string;
  place: string;
  latitude: number | null;
  longitude: number | null;
  details: string;
  /** Where it stands in the product. */
  url: string;
}

interface Calendar {
  /** Who makes it. */
  product: string;
  host: string;
}

const STATUS: Record<MeetupStatus, string> = {
  pending: 'TENTATIVE',
  confirmed: 'CONFIRMED',
  completed: 'CONFIRMED',
  canceled: 'CANCELLED',
  declined: 'CANCELLED',
};

/**
 * A file of one event (RFC 5545). Times are instants in UTC: every calendar shows them by its own clock, and none needs rules of a
 * time zone that change. What was called off says so under the same UID with a higher SEQUENCE, so that it goes by itself.
 */
export function icsOf(meetup: CalendarMeetup, { product, host }: Calendar): string {
  const status = STATUS[meetup.status];
  const over = status === 'CANCELLED';
  const { latitude, longitude } = meetup;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(product)}//Meetups//EN`,
    'CALSCALE:GREGORIAN',
    `METHOD:${over ? 'CANCEL' : 'PUBLISH'}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'BEGIN:VEVENT',
    `UID:${meetup.id}@${host}`,
    `DTSTAMP:${calendarTime(meetup.changedAt)}`,
    `LAST-MODIFIED:${calendarTime(meetup.changedAt)}`,
    `SEQUENCE:${meetup.sequence}`,
    `STATUS:${status}`,
    `DTSTART:${calendarTime(meetup.startsAt)}`,
    `DTEND:${calendarTime(meetupEnd(meetup.startsAt))}`,
    `SUMMARY:${escaped(meetup.title)}`,
    `LOCATION:${escaped(meetup.place)}`,
    ...(latitude === null || longitude === null ? [] : [`GEO:${latitude};${longitude}`]),
    `DESCRIPTION:${escaped(meetup.details)}`,
    `URL:${meetup.url}`,
    ...(meetup.status === 'confirmed'
      ? MEETUP_AIDS.reminders.flatMap((hours) => alarm(hours, meetup.title))
      : []),
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}

const alarm = (hours: number, title: string) => [
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `TRIGGER:-PT${hours}H`,
  `DESCRIPTION:${escaped(title)}`,
  'END:VALARM',
];

/** A text's own commas, semicolons, backslashes and line breaks, and nothing that could begin a line of its own. */
const escaped = (text: string): string =>
  text
    .replaceAll(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll(/\r\n|[\n\r\u2028\u2029]/g, String.raw`\n`)
    .replaceAll(/\p{Cc}/gu, ' ');

const LONGEST = 75;

/** Lines of at most 75 octets: the next ones begin with a space. No letter is cut in two. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  let octets = 0;
  for (const letter of line) {
    const length = Buffer.byteLength(letter);
    if (octets + length > LONGEST) {
      parts.push(part);
      part = '';
      octets = 1;
    }
    part += letter;
    octets += length;
  }
  return [...parts, part].join('\r\n ');
}
