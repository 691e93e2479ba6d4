import { describe, expect, it } from '@jest/globals';
import { InvalidInput } from '#platform/http/http.errors';
import { decodeTimeCursor, encodeTimeCursor, pageOf } from './time-cursor.js';

const id = '0193a000-0000-7000-8000-000000000001';

describe('A cursor of time', () => {
  it.each(['2026-11-21 09:30:00.123456+00', '2026-11-21T09:30:00+05:30', '2024-02-29T00:00:00Z'])(
    'keeps the moment %s to the microsecond',
    (at) => expect(decodeTimeCursor(encodeTimeCursor({ at, id }))).toEqual({ at, id }),
  );

  it.each([
    '2026-02-30 10:00:00+00',
    '2025-02-29 10:00:00+00',
    '2026-13-01 10:00:00+00',
    '2026-11-21 24:00:00+00',
    '2026-11-21 10:61:00+00',
    '2026-11-21 10:00:00+16',
    '0000-01-01 10:00:00+00',
    '2026-11-21',
    'infinity',
    '',
  ])('refuses %j, which PostgreSQL would not read', (at) => {
    expect(() => decodeTimeCursor(encodeTimeCursor({ at, id }))).toThrow(InvalidInput);
  });

  it.each(['', 'nonsense', Buffer.from('2026-11-21 10:00:00+00|nobody').toString('base64url')])(
    'refuses %j',
    (given) => expect(() => decodeTimeCursor(given)).toThrow(InvalidInput),
  );
});

describe('A page', () => {
  const rows = [3, 2, 1].map((n) => ({ at: `2026-11-21 10:00:0${n}+00`, id, n }));

  it('shows what it holds and leads on from the last of it', () => {
    const { items, nextCursor } = pageOf(rows, 2);
    expect(items.map(({ n }) => n)).toEqual([3, 2]);
    expect(decodeTimeCursor(nextCursor ?? '')).toEqual({ at: '2026-11-21 10:00:02+00', id });
  });

  it('ends when there is nothing more', () => expect(pageOf(rows, 3).nextCursor).toBeNull());
});
