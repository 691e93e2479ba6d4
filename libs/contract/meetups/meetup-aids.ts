import type { MeetupStatus, PlaceKind } from '../meetups.js';
import { MINUTE_MS } from '../time.js';
/** What helps people to be there: calendars, reminders, a friend who knows. */
export const MEETUP_AIDS = {
  /** So long a calendar shows a meetup. */
  minutes: 30,
  /** Hours before it at which people are reminded. */
  reminders: [24, 1],
  /** Nobody is woken, by the clock of the place: from this hour … */
  quietFrom: 22,
  /** … until this one. */
  quietUntil: 8,
  /** Links for calendars that one person keeps for one meetup; the oldest gives way. */
  calendarLinks: 5,
  calendarLinksPerHour: 30,
  /** A calendar's link works for so long after the time. */
  calendarDays: 30,
  /** A download's address works for so long. */
  calendarFileMinutes: 5,
  sharesPerHour: 20,
  /** What was shared with a friend ends so long after the time. */
  shareHours: 24,
} as const;

/** What somebody says to the friend they shared a meetup with. */
export const SHARE_NEWS = ['arrived', 'safe'] as const;
export type ShareNews = (typeof SHARE_NEWS)[number];

/** One's own share of a meetup. */
export interface MeetupShareShape {
  /** ISO 8601. */
  createdAt: string;
  endsAt: string;
  arrivedAt: string | null;
  safeAt: string | null;
}

/** What a friend sees: first names alone, and nothing that names an item, a price or an account. */
export interface SharedMeetupShape {
  /** Who shared it. */
  person: string;
  /** Whom they meet; empty for who has left. */
  other: string;
  /** ISO 8601. */
  startsAt: string;
  timeZone: string;
  place: { kind: PlaceKind; name: string };
  status: MeetupStatus;
  arrivedAt: string | null;
  safeAt: string | null;
  endsAt: string;
}

export interface CalendarEntry {
  title: string;
  /** ISO 8601. */
  startsAt: string;
  place: string;
  details: string;
}

/** `20261123T150000Z`, as calendars write an instant. */
export const calendarTime = (at: Date): string => at.toISOString().replaceAll(/[-:]|\.\d{3}/g, '');

export const meetupEnd = (startsAt: string | Date): Date =>
  new Date(new Date(startsAt).getTime() + MEETUP_AIDS.minutes * MINUTE_MS);

/** Addresses at which calendars on the web add an entry; all of them take instants, so no time zone can be lost. */
export function calendarAddresses({ title, startsAt, place, details }: CalendarEntry) {
  const [start, end] = [new Date(startsAt), meetupEnd(startsAt)];
  const [from, to] = [calendarTime(start), calendarTime(end)];
  return {
    google: withQuery('https://calendar.google.com/calendar/render', {
      action: 'TEMPLATE',
      text: title,
      dates: `${from}/${to}`,
      location: place,
      details,
    }),
    outlook: withQuery('https://outlook.live.com/calendar/0/deeplink/compose', {
      path: '/calendar/action/compose',
      rru: 'addevent',
      subject: title,
      startdt: start.toISOString(),
      enddt: end.toISOString(),
      location: place,
      body: details,
    }),
    yahoo: withQuery('https://calendar.yahoo.com/', {
      v: '60',
      title,
      st: from,
      et: to,
      in_loc: place,
      desc: details,
    }),
  };
}

const withQuery = (address: string, query: Record<string, string>): string =>
  `${address}?${Object.entries(query)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')}`;
