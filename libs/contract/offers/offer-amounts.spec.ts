import { describe, expect, it } from '@jest/globals';
import { detectOffer } from '#contract/offers/detect-offer';
import { OFFER_LIMITS } from '#contract/offers/offer-limits';

const amountOf = (message: string) => detectOffer(message, { title: 'Oak desk' })?.amount ?? null;

describe('Ways to write an amount', () => {
  it.each<[message: string, amount: number]>([
    ['0.5', 0.5],
    ['$.50', 0.5],
    ['12.5', 12.5],
    ['12,50', 12.5],
    ['49.99', 49.99],
    ['1,200', 1200],
    ['$1,200.50', 1200.5],
    ['1.200', 1200],
    ['1.200,50', 1200.5],
    ['1 200', 1200],
    ['1 200,50', 1200.5],
    ["1'200", 1200],
    ['123,456.78', 123_456.78],
    ['50k', 50_000],
    ['$50K', 50_000],
    ['1.5k', 1500],
    ['1,5k', 1500],
    ['2.25k dollars', 2250],
    ['$20-$30', 30],
    ['20–30', 30],
    ['900-1000', 1000],
    ["I'd pay 50ish", 50],
    ['offer=50', 50],
    ['$50/each', 50],
    ['+50', 50],
    ['would you accept 2 hundred', 200],
    ['two hundred and fifty', 250],
    ['a hundred and five bucks', 105],
    ['one fifty', 150],
    ['twenty-five', 25],
    ['half a grand', 500],
    ['a thousand', 1000],
    ['five bucks', 5],
    ['treinta y cinco', 35],
    ['doscientos cincuenta', 250],
    ['ciento veinte dólares', 120],
    ['mil', 1000],
    ['two thousand', 2000],
    ['I can do two thousand five hundred', 2500],
    ['would you take eleven thousand?', 11_000],
    ['twelve hundred', 1200],
    ['fifteen hundred and fifty', 1550],
    ['twenty five thousand', 25_000],
    ['te doy dos mil', 2000],
    ['mil quinientos', 1500],
    ['mil cien', 1100],
    ['two hundred thousand', 200_000],
    ['a hundred thousand', 100_000],
    ['two hundred and fifty thousand dollars', 250_000],
    ['one hundred five thousand', 105_000],
    ['two hundred fifty thousand five hundred', 250_500],
    ['cien mil', 100_000],
    ['ciento veinte mil', 120_000],
    ['doscientos cincuenta mil quinientos', 250_500],
    ['treinta y un mil', 31_000],
    ['veintiún mil', 21_000],
    ['once mil', 11_000],
    ['dos mil quinientos', 2500],
    ['twenty-two hundred', 2200],
    ['twenty two hundred', 2200],
    ['I can do thirty-five hundred and fifty', 3550],
    ['twelve hundred fifty', 1250],
    ['25 hundred', 2500],
    ['2 thousand', 2000],
    ['would you take 2 grand?', 2000],
    ['te doy 2 mil', 2000],
    ['2 mil 500', 2500],
    ['lo compro a mil', 1000],
    ['two thousand three fifty', 2350],
    ['nine hundred ninety-nine thousand nine hundred ninety-nine', 999_999],
    ['three-fifty', 350],
    ['five-hundred dollars', 500],
    ['two hundred three hundred', 300],
    ['for the Ford 2001 two thousand cash', 2000],
    ['two hundred for the fifty-inch tv', 200],
    ['two thousand a month', 2000],
    ['te doy dos mil a ti', 2000],
    ['te ofrezco novecientos a ti', 900],
    ['lo compro a cuarenta dólares', 40],
    ['for the size 6 twenty five dollars', 25],
    ['te doy 50 pa mañana', 50],
    ['con 30 por ciento de batería te doy 80', 80],
  ])('%p: %p', (message, amount) => {
    expect(amountOf(message)).toBe(amount);
  });
});

describe('Limits of an offer', () => {
  it('is above 0', () => {
    expect(amountOf('$0')).toBeNull();
    expect(amountOf('0.00')).toBeNull();
    expect(amountOf('my offer is 0')).toBeNull();
    expect(amountOf('0.01')).toBe(0.01);
  });

  it('is not negative', () => {
    expect(amountOf('-50')).toBeNull();
    expect(amountOf('−50')).toBeNull();
    expect(amountOf('-$50')).toBeNull();
    expect(amountOf('$-50')).toBeNull();
    expect(amountOf('my offer is -50')).toBeNull();
  });

  it('is below 1,000,000', () => {
    expect(amountOf('999,999.99')).toBe(999_999.99);
    expect(amountOf('$1,000,000')).toBeNull();
    expect(amountOf('1000000')).toBeNull();
    expect(amountOf('1000k')).toBeNull();
    expect(amountOf("I'll pay 5000000")).toBeNull();
  });

  it('has up to 2 decimals: three digits after a separator are thousands, anything else is no number', () => {
    expect(amountOf('12.345')).toBe(12_345);
    expect(amountOf('12,345')).toBe(12_345);
    expect(amountOf('0.125')).toBeNull();
    expect(amountOf('12.3456')).toBeNull();
    expect(amountOf('1200,500')).toBeNull();
    expect(amountOf('1.2.3')).toBeNull();
    expect(amountOf('1,200,50')).toBeNull();
  });

  it('expires after 48 hours, and the fallback goes from 1 to 10,000', () => {
    expect(OFFER_LIMITS).toEqual({
      above: 0,
      below: 1_000_000,
      decimals: 2,
      fallbackFrom: 1,
      fallbackTo: 10_000,
      expiresAfterHours: 48,
    });
  });
});
