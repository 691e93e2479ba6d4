import { describe, expect, it } from '@jest/globals';
import { MINUTE_MS } from '#contract/time';
import type { ChatMessage } from '../../../../api/messaging/messaging';
import { aMessage, ME, THEO } from '../data/a-conversation';
import type { Unsent } from '../data/chat-outbox';
import { receiptOf } from './receipts';
import { shownMessages, timeline } from './timeline';

const at = (minutes: number, ms = 0) =>
  new Date(new Date(2026, 10, 20, 12).getTime() + minutes * MINUTE_MS + ms).toISOString();
const said = (seq: number, wanted: Partial<ChatMessage> = {}) =>
  aMessage(seq, { createdAt: at(0), ...wanted });
const mine = (seq: number, wanted: Partial<ChatMessage> = {}) => said(seq, { senderId: ME, ...wanted });
const unsent = (wanted: Partial<Unsent> = {}): Unsent => ({
  id: 'on-its-way',
  personId: THEO,
  listingId: null,
  conversationId: null,
  content: 'Hello',
  images: [],
  createdAt: at(1),
  ...wanted,
});

const VIEW = { me: ME, opened: { readSeq: 0, lastSeq: 0 }, theirDeliveredSeq: 0, theirReadSeq: 0 };
const lines = (messages: ChatMessage[], view = {}) =>
  timeline(messages, { ...VIEW, ...view }).flatMap((day) => day.lines);
const ends = (messages: ChatMessage[]) => lines(messages).map(({ last }) => last);

describe('the thread', () => {
  it('has one group for each day', () => {
    const yesterday = said(1, { createdAt: at(-24 * 60) });
    const days = timeline([yesterday, said(2), said(3)], VIEW);
    expect(days.map(({ day, lines: { length } }) => [day, length])).toEqual([
      ['2026-11-19', 1],
      ['2026-11-20', 2],
    ]);
  });

  it('ends a run, which shows the time, where the other side speaks', () => {
    expect(ends([said(1), said(2), mine(3), said(4)])).toEqual([false, true, true, true]);
  });

  it('ends a run at a pause above 300000 ms, and not at one of just that', () => {
    expect(ends([said(1), said(2, { createdAt: at(0, 300_000) })])).toEqual([false, true]);
    expect(ends([said(1), said(2, { createdAt: at(0, 300_001) })])).toEqual([true, true]);
  });

  it('ends a run at midnight, at an offer and where the bot takes over', () => {
    expect(ends([said(1, { createdAt: at(719) }), said(2, { createdAt: at(721) })])).toEqual([true, true]);
    expect(ends([said(1), said(2, { kind: 'offer' }), said(3)])).toEqual([true, true, true]);
    expect(ends([said(1), said(2, { automatic: true })])).toEqual([true, true]);
  });

  it('marks the first message that was not read, of the other side only', () => {
    const messages = [said(1), mine(2), said(3), said(4)];
    const marked = (readSeq: number, lastSeq: number) =>
      lines(messages, { opened: { readSeq, lastSeq } }).map(({ unread }) => unread);
    expect(marked(1, 4)).toEqual([false, false, true, false]);
    expect(marked(4, 4)).not.toContain(true);
  });

  it('marks nothing that came while the thread was open', () => {
    const opened = { readSeq: 1, lastSeq: 1 };
    expect(lines([said(1), said(2)], { opened }).some(({ unread }) => unread)).toBe(false);
  });

  it('shows a receipt where it changes and at the end of a run', () => {
    const messages = [mine(1), mine(2), mine(3), mine(4)];
    expect(lines(messages, { theirReadSeq: 2, theirDeliveredSeq: 3 }).map(({ receipt }) => receipt)).toEqual([
      null,
      'read',
      'delivered',
      'sent',
    ]);
    expect(lines([said(1)])[0]?.receipt).toBeNull();
  });

  it('shows what is on its way at the end, once', () => {
    const shown = shownMessages([said(1)], [unsent()], ME);
    expect(shown.map(({ id, seq }) => [id, seq])).toEqual([
      [said(1).id, 1],
      ['on-its-way', null],
    ]);
    const stored = mine(2, { id: 'on-its-way' });
    expect(shownMessages([said(1), stored], [unsent()], ME)).toEqual([said(1), stored]);
  });
});

describe('the receipt of a message', () => {
  const marks = { theirDeliveredSeq: 5, theirReadSeq: 3 };

  it.each([
    [null, 'sending'],
    [6, 'sent'],
    [5, 'delivered'],
    [4, 'delivered'],
    [3, 'read'],
  ])('of number %s is %s', (seq, receipt) => {
    expect(receiptOf({ seq }, marks)).toBe(receipt);
  });
});
