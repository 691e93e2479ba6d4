import { describe, expect, it } from '@jest/globals';
import { isIsoMoment } from './moment.js';

describe('a moment', () => {
  it.each([
    '2028-02-29T10:00Z',
    '2027-01-01T23:59:59Z',
    '2027-01-01T10:00:00.123456+14:00',
    '2027-01-01T10:00:00-03:30',
    '9999-12-31T23:59:59.999Z',
  ])('is %s, which JavaScript reads', (text) => {
    expect([isIsoMoment(text), Number.isNaN(Date.parse(text))]).toEqual([true, false]);
  });

  it.each([
    '2027-W05',
    '2027-W05-1T10:00:00Z',
    '2027-123',
    '20270101',
    '20270101T100000Z',
    '2027-01-01',
    '2027-01-01T10',
    '2027-01-01T10Z',
    '2027-01-01T10:00:00',
    '2027-01-01 10:00:00Z',
    '2027-01-01T10:00:00+02',
    '2027-01-01T10:00:00+24:00',
    '2027-01-01T24:00:00Z',
    '2027-02-30T10:00:00Z',
    '+012027-01-01T10:00:00Z',
    'tomorrow',
    '',
  ])('is not %j', (text) => {
    expect(isIsoMoment(text)).toBe(false);
  });
});
