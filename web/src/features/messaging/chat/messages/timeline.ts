import { CHAT_LIMITS } from '#contract/chat';
import type { ChatMessage } from '../../../../api/messaging/messaging';
import type { Unsent } from '../data/chat-outbox';
import { dayOf } from './message-time';
import { type Receipt, receiptOf, type Watermarks } from './receipts';

/** A message as the thread shows it: stored, or still on its way. */
export type ShownMessage = Omit<ChatMessage, 'seq'> & { seq: number | null };

export type Line = {
  message: ShownMessage;
  own: boolean;
  /** First and last of a run: what one side says without anything in between. */
  first: boolean;
  last: boolean;
  /** Where it tells something new; null where the next own message tells the same. */
  receipt: Receipt | null;
  /** The first one that had not been read when the thread was opened. */
  unread: boolean;
};

export type Day = { day: string; at: string; lines: Line[] };

type View = Watermarks & {
  me: string;
  /** Up to where the reader had read when the thread was opened, and what was there then. */
  opened: { readSeq: number; lastSeq: number };
};

/** What is stored and what is on its way, each message once, oldest first. */
export function shownMessages(
  stored: readonly ChatMessage[],
  unsent: readonly Unsent[],
  me: string,
): ShownMessage[] {
  const known = new Set(stored.map(({ id }) => id));
  return [...stored, ...unsent.filter(({ id }) => !known.has(id)).map((message) => onItsWay(message, me))];
}

/** Messages by day and run, as spec 2, section 9 groups them. */
export function timeline(messages: readonly ShownMessage[], view: View): Day[] {
  const { readSeq, lastSeq } = view.opened;
  const unreadFrom = messages.findIndex(
    ({ seq, senderId }) => seq !== null && seq > readSeq && seq <= lastSeq && senderId !== view.me,
  );
  const lines = messages.map((message, n): Line & { day: string } => {
    const own = message.senderId === view.me;
    const before = messages[n - 1];
    const next = messages[n + 1];
    const last = !next || !sameRun(message, next);
    const receipt = own ? receiptOf(message, view) : null;
    const repeated = !last && next && receiptOf(next, view) === receipt;
    return {
      message,
      own,
      first: !before || !sameRun(before, message),
      last,
      receipt: repeated ? null : receipt,
      unread: n === unreadFrom,
      day: dayOf(message.createdAt),
    };
  });
  const days: Day[] = [];
  for (const { day, ...line } of lines) {
    const current = days.at(-1);
    if (current?.day === day) current.lines.push(line);
    else days.push({ day, at: line.message.createdAt, lines: [line] });
  }
  return days;
}

/** Messages of a side on one day, with no pause above five minutes and nothing of another kind between them. */
const sameRun = (one: ShownMessage, next: ShownMessage): boolean =>
  one.senderId === next.senderId &&
  one.automatic === next.automatic &&
  isSpoken(one) &&
  isSpoken(next) &&
  dayOf(one.createdAt) === dayOf(next.createdAt) &&
  Date.parse(next.createdAt) - Date.parse(one.createdAt) <= CHAT_LIMITS.runGapMs;

/** What somebody said, and not what came about. */
const isSpoken = ({ kind }: ShownMessage): boolean => kind === 'text' || kind === 'image';

const onItsWay = ({ id, content, images, createdAt }: Unsent, me: string): ShownMessage => ({
  id,
  seq: null,
  senderId: me,
  kind: content === '' ? 'image' : 'text',
  content,
  images,
  automatic: false,
  offer: null,
  removed: false,
  createdAt,
});
