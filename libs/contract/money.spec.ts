import { describe, expect, it } from '@jest/globals';
import { formatPrice } from '#contract/money';

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
