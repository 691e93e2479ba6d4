import { useTranslation } from 'react-i18next';
import type { MeetupMove } from '#contract/meetups';
import { knownZone } from '#contract/meetups/known-zone';
import { MINUTE_MS } from '#contract/time';
import type { Meetup } from '../../../api/community/meetups';
import { useFormat } from '../../../i18n/format';

const WHEN = {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
} as const satisfies Intl.DateTimeFormatOptions;
const DAY = {
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
} as const satisfies Intl.DateTimeFormatOptions;
const HOUR = { hour: 'numeric', minute: '2-digit' } as const satisfies Intl.DateTimeFormatOptions;
const SHORT = {
  weekday: 'short',
  hour: 'numeric',
  minute: '2-digit',
} as const satisfies Intl.DateTimeFormatOptions;

type Told = Pick<Meetup, 'startsAt' | 'timeZone'>;

/** Times, people and places of a meetup, in the reader's language. */
export function useMeetupWords() {
  const { t, i18n } = useTranslation('meetups');
  const { date } = useFormat();
  const shown = ({ startsAt, timeZone }: Told, style: Intl.DateTimeFormatOptions) =>
    date(startsAt, { ...style, timeZone: knownZone(timeZone) });
  /** On the clocks of the place. */
  const when = (told: Told) => shown(told, WHEN);
  return {
    when,
    short: (told: Told) => shown(told, SHORT),
    /** On the reader's own clock, where that shows something else: the hour, and the day if it is another. */
    elsewhere: (told: Told) => {
      const own = date(told.startsAt, WHEN);
      if (own === when(told)) return null;
      const sameDay = date(told.startsAt, DAY) === shown(told, DAY);
      return t('zone', { time: sameDay ? date(told.startsAt, HOUR) : own });
    },
    /** "in 4 minutes", once it is near; null before and after. */
    soon: ({ startsAt }: Told, now: number) => {
      const minutes = Math.round((Date.parse(startsAt) - now) / MINUTE_MS);
      if (minutes < 1 || minutes > 24 * 60) return null;
      const format = new Intl.RelativeTimeFormat(i18n.language, { numeric: 'auto' });
      return minutes < 60
        ? format.format(minutes, 'minute')
        : format.format(Math.round(minutes / 60), 'hour');
    },
    other: ({ side, buyer, seller }: Pick<Meetup, 'side' | 'buyer' | 'seller'>) =>
      (side === 'buyer' ? seller : buyer).name || t('somebody'),
    /** What it does, where nothing beside it says to what: "Cancel" would call off the menu or the question it stands in. */
    action: (move: MeetupMove) => t(move === 'cancel' ? 'actions.cancel-meetup' : `actions.${move}`),
  };
}
