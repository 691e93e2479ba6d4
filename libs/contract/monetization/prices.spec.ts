import { describe, expect, it } from '@jest/globals';
import { monthOfYear, yearlyByDefault, yearlySaving } from './prices.js';

describe('the price of a year', () => {
  it('is twelve months where nobody has set one', () => expect(yearlyByDefault(400)).toBe(4800));

  it.each([
    [400, 4000, { cents: 800, months: 2 }],
    [900, 9000, { cents: 1800, months: 2 }],
    [400, 4300, { cents: 500, months: 0 }],
    [400, 4800, { cents: 0, months: 0 }],
    [400, 5000, { cents: 0, months: 0 }],
    [0, 0, { cents: 0, months: 0 }],
  ])('of %i a month and %i a year saves %j', (monthly, yearly, saving) => {
    expect(yearlySaving(monthly, yearly)).toEqual(saving);
  });

  it('is told by the month to the nearest cent', () => {
    expect([4000, 9000, 4800].map(monthOfYear)).toEqual([333, 750, 400]);
  });
});
