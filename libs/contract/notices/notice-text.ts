import { REPORT_REASONS, type ReportReason } from '../chat.js';
import { knownZone } from '../meetups/known-zone.js';
import { formatPrice } from '../money.js';
import { LISTING_REPORT_REASONS, type ListingReportReason } from '../reports.js';
import type { NoticeCode } from './notices.js';

type Params = Readonly<Record<string, string | number>>;
type NoticeWord =
  | `${NoticeCode}.${'title' | 'body'}`
  | 'picture'
  | 'deleted-person'
  | 'deleted-item'
  | `reasons.${ReportReason | ListingReportReason}`;

const REASONS = [...REPORT_REASONS, ...LISTING_REPORT_REASONS];

/** Says a text of `locales` in the language it is made for, with nothing escaped. */
export type Say = (
  key: `notifications:notices.${NoticeWord}` | 'common:price.free',
  values: Params,
) => string;

/**
 * A notification in words: plain text, nothing escaped. `amount` and `before` become prices, with cents only where there are
 * some, `when` is told by the clock of its place, `reason` is translated, a message without words is called a picture, and who or
 * what has no name any more is gone.
 */
export function noticeText(
  say: Say,
  code: NoticeCode,
  params: Params,
  locale: string,
): { title: string; body: string } {
  const shown = (name: string, value: string | number): string | number => {
    if ((name === 'amount' || name === 'before') && typeof value === 'number')
      return formatPrice(value, { locale, free: say('common:price.free', {}), precision: 'short' });
    if (name === 'when') return clockTime(String(value), locale);
    if (name === 'name') return value || say('notifications:notices.deleted-person', {});
    if (name === 'title') return value || say('notifications:notices.deleted-item', {});
    if (name === 'preview') return value || say('notifications:notices.picture', {});
    const reason = name === 'reason' && REASONS.find((known) => known === value);
    return reason ? say(`notifications:notices.reasons.${reason}`, {}) : value;
  };
  const values = Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, shown(name, value)]),
  );
  return {
    title: say(`notifications:notices.${code}.title`, values),
    body: say(`notifications:notices.${code}.body`, values),
  };
}

/** An instant (ISO 8601) and the time zone (IANA name) whose clock tells it, as one value: RFC 9557. */
export const whenIn = (at: string, timeZone: string): string => `${at}[${timeZone}]`;

/**
 * With the name of the zone, since who reads it may be in another one; of one that is not known here, it is the reader's own
 * clock that tells the time.
 */
function clockTime(when: string, locale: string): string {
  const [at = '', zone = 'UTC'] = when.split(/[[\]]/);
  const timeZone = knownZone(zone);
  const time = { hour: 'numeric', minute: '2-digit', timeZone, timeZoneName: 'short' } as const;
  const day = { weekday: 'short', month: 'short', day: 'numeric' } as const;
  return new Intl.DateTimeFormat(locale, { ...day, ...time }).format(new Date(at));
}
