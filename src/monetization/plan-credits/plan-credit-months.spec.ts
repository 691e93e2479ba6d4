import { describe, expect, it } from '@jest/globals';
import { monthAt, monthsOf } from './plan-credit-months.js';

const day = (date: string) => new Date(`${date}T12:00:00Z`);
const days = (dates: readonly Date[]) => dates.map((date) => date.toISOString().slice(0, 10));

describe('The months of a plan that have credits', () => {
  it('are one of a month, though it is longer than the one before', () => {
    expect(days(monthsOf(day('2027-02-28'), 'monthly'))).toEqual(['2027-02-28']);
    expect(monthAt(day('2027-02-28'), day('2027-03-30'), 'monthly')).toEqual(day('2027-02-28'));
  });

  it('are twelve of a year, though a leap day makes it longer', () => {
    expect(days(monthsOf(day('2031-02-28'), 'yearly'))).toHaveLength(12);
    expect(monthAt(day('2031-02-28'), day('2032-02-28'), 'yearly')).toEqual(day('2032-01-28'));
  });

  it('are counted from the begin of the year, on the last day of a month that is too short', () => {
    expect(days(monthsOf(day('2027-01-31'), 'yearly')).slice(0, 4)).toEqual([
      '2027-01-31',
      '2027-02-28',
      '2027-03-31',
      '2027-04-30',
    ]);
    expect(monthAt(day('2027-01-31'), day('2027-03-30'), 'yearly')).toEqual(day('2027-02-28'));
  });

  it('are as many as it lasts, of one that nobody pays for', () => {
    expect(monthAt(day('2027-02-28'), day('2029-03-30'), null)).toEqual(day('2029-03-28'));
  });
});
