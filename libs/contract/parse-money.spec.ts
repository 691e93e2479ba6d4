import { describe, expect, it } from '@jest/globals';
import { detectOffer } from '#contract/offers/detect-offer';
import { parseMoney } from '#contract/parse-money';

describe('parseMoney', () => {
  it.each([
    ['0', 0],
    ['7', 7],
    ['1200', 1200],
    ['1,200', 1200],
    ['12,000', 12_000],
    ['999,999.99', 999_999.99],
    ['1,200,000', 1_200_000],
    ['1.200.000', 1_200_000],
    ['1 200', 1200],
    ['1\u00A0200', 1200],
    ['1\u202F200,50', 1200.5],
    ["1'200.50", 1200.5],
    ['1.200,50', 1200.5],
    ['1,200.50', 1200.5],
    ['$1,200.50', 1200.5],
    ['1.200,50 $', 1200.5],
    ['US$ 45', 45],
    ['45 USD', 45],
    ['1200,5', 1200.5],
    ['1200.5', 1200.5],
    ['19.40', 19.4],
    ['19,40', 19.4],
    ['.50', 0.5],
    [',5', 0.5],
    ['12.', 12],
    ['12,', 12],
    [' 45 ', 45],
    ['007', 7],
  ])('reads "%s" the same in every language', (typed, amount) => {
    expect(parseMoney(typed, 'en')).toBe(amount);
    expect(parseMoney(typed, 'es')).toBe(amount);
  });

  it('reads three digits after a point as the language does', () => {
    expect(parseMoney('1.200', 'en')).toBe(1.2);
    expect(parseMoney('1.200', 'es')).toBe(1200);
    expect(parseMoney('12.500', 'es')).toBe(12_500);
  });

  it.each(['1,200', '1 200', '1.200,50', '1,200.50', '$1,200.50', '1200,5', '12,000'])(
    'reads "%s" as a message that says it is read',
    (typed) => {
      expect(detectOffer(typed, { title: 'City bike', price: 15_000 })?.amount).toBe(parseMoney(typed, 'en'));
    },
  );

  it.each([
    '',
    ' ',
    '$',
    'cheap',
    '-5',
    '5-10',
    '1e5',
    '0x10',
    '1,20,0',
    '1,2000',
    '12 00',
    '1,200,50',
    '1.200.50',
    '1,200.505',
    '0,005',
    '1.2.3',
    '12..5',
    '5k',
    '٣',
  ])('reads "%s" as no amount', (typed) => {
    for (const language of ['en', 'es']) expect(parseMoney(typed, language)).toBeNull();
  });
});
