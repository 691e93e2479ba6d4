import { describe, expect, it } from '@jest/globals';
import type { NotificationShape } from '#contract/notices/notices';
import { markRead, putOnTop } from './notification-list';

const notification = (id: string, wanted: Partial<NotificationShape> = {}): NotificationShape => ({
  id,
  kind: 'offer',
  code: 'offer-taken',
  params: { title: 'Lamp' },
  link: null,
  read: false,
  createdAt: '2026-11-20T12:00:00.000Z',
  ...wanted,
});
const page = (items: NotificationShape[], unread = items.filter(({ read }) => !read).length) => ({
  items,
  unread,
  nextCursor: null,
});
const ids = ({ items }: { items: { id: string }[] }) => items.map(({ id }) => id).join(' ');

describe('a list of notifications', () => {
  it('takes a new one on top and keeps its size', () => {
    const list = page([notification('b'), notification('c', { read: true })]);
    expect(putOnTop([list], notification('a'), 2)).toBe(true);
    expect([ids(list), list.unread]).toEqual(['a b', 2]);
  });

  it('moves one up that is told again, and counts it once', () => {
    const list = page([notification('b'), notification('a')]);
    putOnTop([list], notification('a', { kind: 'chat_message' }));
    expect([ids(list), list.unread]).toEqual(['a b', 2]);
    putOnTop([list], notification('b', { read: true }));
    expect(list.unread).toBe(1);
    putOnTop([list], notification('b'));
    expect([ids(list), list.unread]).toEqual(['b a', 2]);
  });

  it('cannot tell whether one beyond those it holds waits already, of whatever kind', () => {
    const further = notification('z');
    expect(putOnTop([page([notification('a')], 1)], further)).toBe(true);
    expect(putOnTop([page([notification('a')], 7)], further)).toBe(false);
    expect(putOnTop([page([notification('a')], 7)], notification('y', { kind: 'comment' }))).toBe(false);
  });

  it('is marked as read, one by one or whole', () => {
    const list = page([notification('a'), notification('b'), notification('c')], 12);
    expect(markRead([list], ['a', 'a'])).toBe(true);
    expect(list.unread).toBe(11);
    expect(markRead([list], ['a'])).toBe(true);
    expect(list.unread).toBe(11);
    expect(markRead([list], ['of another page'])).toBe(false);
    expect(markRead([list], null)).toBe(true);
    expect([list.unread, list.items.every(({ read }) => read)]).toEqual([0, true]);
  });

  it('tells on each of its pages how many of all are unread', () => {
    const pages = [page([notification('a'), notification('b')], 3), page([notification('c')], 3)];
    const unread = () => pages.map((one) => one.unread);
    expect(markRead(pages, ['b', 'c'])).toBe(true);
    expect(unread()).toEqual([1, 1]);
    expect(markRead(pages, ['a'])).toBe(true);
    expect(unread()).toEqual([0, 0]);
  });

  it('counts one once that moves up from a further page', () => {
    const pages = [page([notification('a', { read: true })], 1), page([notification('b')], 1)];
    expect(putOnTop(pages, notification('b'))).toBe(true);
    expect(pages.map((one) => [ids(one), one.unread])).toEqual([
      ['b a', 1],
      ['', 1],
    ]);
  });
});
