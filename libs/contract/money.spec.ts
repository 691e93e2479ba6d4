import { describe, expect, it } from '@jest/globals';
import { formatAmount, formatPrice, percentOf, toCents, toUsd } from '#contract/money';

const card = { locale: 'en', precision: 'short', free: 'Free' } as const;
const detail = { ...card, precision: 'cents' } as const;

describe('formatPrice', () => {
  it.each([
    [185, '$185'],
    [9.5, '$9.50'],
    [42.5, '$42.50'],
    [1999.99, '$1,999.99'],
    [0.4, '$0.40'],
    [999_999.99, '$999,999.99'],
  ])('never rounds %d on cards', (amount, shown) => {
    expect(formatPrice(amount, card)).toBe(shown);
  });

  it('shows two decimals on detail pages', () => {
    expect(formatPrice(185, detail)).toBe('$185.00');
    expect(formatPrice(24.5, detail)).toBe('$24.50');
  });

  it('calls a price of 0 free', () => {
    expect(formatPrice(0, card)).toBe('Free');
    expect(formatPrice(0, { ...detail, free: 'Gratis' })).toBe('Gratis');
  });

  it('writes the amount as the language does', () => {
    expect(formatPrice(1234.5, { ...detail, locale: 'de' })).toBe('1.234,50\u00A0$');
  });
});

describe('formatAmount', () => {
  it('calls nothing $0, and writes the rest as a price is', () => {
    const english = { locale: 'en', precision: 'short' } as const;
    expect(formatAmount(0, english)).toBe('$0');
    expect(formatAmount(0, { ...english, precision: 'cents' })).toBe('$0.00');
    for (const amount of [185, 9.5, 1999.99])
      expect(formatAmount(amount, english)).toBe(formatPrice(amount, card));
  });
});

describe('cents', () => {
  it.each([
    [0, 0],
    [0.01, 1],
    [0.29, 29],
    [1.1, 110],
    [19.99, 1999],
    [999_999.99, 99_999_999],
  ])('of %d lose nothing, there and back', (usd, cents) => {
    expect(toCents(usd)).toBe(cents);
    expect(toUsd(cents)).toBe(usd);
  });

  it('are whole: half of one is one', () => {
    expect(toCents(0.125)).toBe(13);
    expect(toCents(0.124)).toBe(12);
  });

  it('of a share are rounded alike, however the percent would come out as a factor', () => {
    expect(percentOf(100_00, 110)).toBe(110_00);
    // 210 * 1.15 is 241.49999999999997.
    expect(percentOf(210, 115)).toBe(242);
    expect(percentOf(33, 50)).toBe(17);
  });
});
