import { describe, expect, it } from '@jest/globals';
import { calendarAddresses } from './meetup-aids.js';

const ENTRY = {
  title: 'Meet Mara: desk & chair',
  startsAt: '2026-11-01T05:30:00.000Z',
  place: 'Café "Löwe", 5% off',
  details: 'a\nb',
};

describe('A meetup in calendars on the web', () => {
  it('is the same half hour in each, as instants', () => {
    const { google, outlook, yahoo } = calendarAddresses(ENTRY);
    expect(new URL(google).searchParams.get('dates')).toBe('20261101T053000Z/20261101T060000Z');
    expect(new URL(outlook).searchParams.get('startdt')).toBe('2026-11-01T05:30:00.000Z');
    expect(new URL(outlook).searchParams.get('enddt')).toBe('2026-11-01T06:00:00.000Z');
    const { st, et } = Object.fromEntries(new URL(yahoo).searchParams);
    expect([st, et]).toEqual(['20261101T053000Z', '20261101T060000Z']);
  });

  it('keeps every sign of title and place', () => {
    const { google, outlook, yahoo } = calendarAddresses(ENTRY);
    expect(new URL(google).searchParams.get('text')).toBe(ENTRY.title);
    expect(new URL(google).searchParams.get('location')).toBe(ENTRY.place);
    expect(new URL(outlook).searchParams.get('subject')).toBe(ENTRY.title);
    expect(new URL(yahoo).searchParams.get('in_loc')).toBe(ENTRY.place);
  });
});
