import { describe, expect, it } from '@jest/globals';
import ICAL from 'ical.js';
import { type CalendarMeetup, icsOf } from './ics.js';

const MEETUP: CalendarMeetup = {
  id: '01930000-0000-7000-8000-0000000000b1',
  startsAt: new Date('2026-11-01T05:30:00Z'),
  changedAt: new Date('2026-10-20T10:00:00Z'),
  sequence: 3,
  status: 'confirmed',
  title: 'Meet Mara: desk',
  place: 'Corner Cafe',
  latitude: 42.37,
  longitude: -72.52,
  details: 'By the door',
  url: 'https://vybac.example/chat/1',
};
const read = (parts: Partial<CalendarMeetup> = {}) => {
  const text = icsOf({ ...MEETUP, ...parts }, { product: 'Vybac', host: 'vybac.example' });
  const calendar = new ICAL.Component(ICAL.parse(text));
  const component = calendar.getFirstSubcomponent('vevent');
  if (!component) throw new Error('There is no event in it.');
  return { text, calendar, component, event: new ICAL.Event(component) };
};

describe('A calendar file', () => {
  it('says when, where and what, and reminds a day and an hour before', () => {
    const { calendar, component, event } = read();
    expect(calendar.getFirstPropertyValue('method')).toBe('PUBLISH');
    expect(event.uid).toBe('01930000-0000-7000-8000-0000000000b1@vybac.example');
    expect(event.sequence).toBe(3);
    expect([event.summary, event.location, event.description]).toEqual([
      'Meet Mara: desk',
      'Corner Cafe',
      'By the door',
    ]);
    expect(component.getFirstPropertyValue('status')).toBe('CONFIRMED');
    expect(component.getFirstPropertyValue('geo')).toEqual([42.37, -72.52]);
    const triggers = component
      .getAllSubcomponents('valarm')
      .map((alarm) => String(alarm.getFirstPropertyValue('trigger')));
    expect(triggers).toEqual(['-PT24H', '-PT1H']);
  });

  // Where clocks go back, half past one comes twice.
  it.each(['2026-11-01T05:30:00Z', '2026-11-01T06:30:00Z', '2026-03-08T07:30:00Z', '2028-02-29T23:45:00Z'])(
    'means the instant %s, whatever clocks do there',
    (at) => {
      const { event } = read({ startsAt: new Date(at) });
      expect(event.startDate.toJSDate()).toEqual(new Date(at));
      expect(event.startDate.zone?.tzid).toBe('UTC');
      expect(event.duration.toSeconds()).toBe(30 * 60);
    },
  );

  it('takes back what was called off, and reminds nobody of it', () => {
    for (const status of ['canceled', 'declined'] as const) {
      const { calendar, component } = read({ status, sequence: 4 });
      expect(calendar.getFirstPropertyValue('method')).toBe('CANCEL');
      expect(component.getFirstPropertyValue('status')).toBe('CANCELLED');
      expect(component.getAllSubcomponents('valarm')).toEqual([]);
    }
    expect(read({ status: 'pending' }).component.getFirstPropertyValue('status')).toBe('TENTATIVE');
  });

  it.each([
    'a, b; c\\n \\ d',
    'one\ntwo\r\nthree\u2028four',
    'END:VEVENT\r\nBEGIN:VEVENT\r\nSUMMARY:planted',
    `${'ä€😀'.repeat(80)}!`,
    'a\u0000b\u0007c\u007F',
    '',
  ])('keeps %j as one text', (text) => {
    const { text: file, calendar, event } = read({ title: text, place: text, details: text });
    const wanted = text.replaceAll(/\r\n|\u2028/g, '\n').replaceAll(/(?!\n)\p{Cc}/gu, ' ');
    expect([event.summary, event.location, event.description]).toEqual([wanted, wanted, wanted]);
    expect(calendar.getAllSubcomponents('vevent')).toHaveLength(1);
    const lines = file.split('\r\n');
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  });
});
