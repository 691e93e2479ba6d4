import { describe, expect, it } from '@jest/globals';
import { formatPrice } from '#contract/money';

const card = { locale: 'en', precision: 'whole', free: 'Free' } as const;
const detail = { ...card, precision: 'cents' } as const;

describe('formatPrice', () => {
  it('shows whole dollars on cards', () => {
    expect(formatPrice(185, card)).toBe('$185');
    expect(formatPrice(1999.99, card)).toBe('$2,000');
  });

  it('shows two decimals on detail pages', () => {
    expect(formatPrice(185, detail)).toBe('$185.00');
    expect(formatPrice(24.5, detail)).toBe('$24.50');
  });

  it('calls a price of 0 free', () => {
    expect(formatPrice(0, card)).toBe('Free');
    expect(formatPrice(0, { ...detail, free: 'Gratis' })).toBe('Gratis');
  });

  it('keeps the cents of prices that rounding would turn into nothing or double', () => {
    expect(formatPrice(0.4, card)).toBe('$0.40');
    expect(formatPrice(0.5, card)).toBe('$0.50');
  });

  it('writes the amount as the language does', () => {
    expect(formatPrice(1234.5, { ...detail, locale: 'de' })).toBe('1.234,50\u00A0$');
  });
});
