import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { toCents, toUsd } from '#contract/money';
import { detectOffer } from '#contract/offers/detect-offer';
import { OFFER_LIMITS } from '#contract/offers/offer-limits';

const { above, below, decimals, fallbackFrom, fallbackTo } = OFFER_LIMITS;
const desk = { title: 'Oak desk' };

const cents = (least: number, most: number) =>
  fc.integer({ min: toCents(least), max: toCents(most) }).map(toUsd);
const written = (amounts: fc.Arbitrary<number>) =>
  fc.tuple(
    amounts,
    fc.constantFrom(
      (amount: number) => `${amount}`,
      (amount: number) => `$${amount.toFixed(decimals)}`,
      (amount: number) => `${amount} USD`,
      (amount: number) => `${amount} dollars`,
      (amount: number) => `$${amount.toLocaleString('en-US')}`,
      (amount: number) => `$${amount.toLocaleString('de-DE')}`,
    ),
  );
const phrase = fc.constantFrom(
  (amount: string) => `I'll pay ${amount}`,
  (amount: string) => `My offer is ${amount}.`,
  (amount: string) => `How about ${amount}?`,
  (amount: string) => `Would you take ${amount}`,
  (amount: string) => `I can do ${amount}`,
  (amount: string) => `asking 500, would you accept ${amount}?`,
  (amount: string) => amount,
);
/** Words, numbers and signs in any order: what a rule could trip over. */
const chatter = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        'pay',
        'take',
        'your price',
        'asking',
        'at',
        'in',
        'for',
        'off',
        'not',
        'May',
        'x',
        '5pm',
      ),
      fc.constantFrom(
        '$',
        '€',
        '-',
        '/',
        ':',
        '.',
        ',',
        '#',
        '%',
        '"',
        '\n',
        '½',
        '🙂',
        'inch',
        'usd',
        'k',
        '▯',
      ),
      fc.nat({ max: 2_000_000 }).map(String),
      cents(0, 20_000).map(String),
    ),
    { maxLength: 30 },
  )
  .chain((parts) => fc.constantFrom(' ', '').map((gap) => parts.join(gap)));
const message = fc.oneof(
  chatter,
  fc.string({ unit: 'grapheme', maxLength: 1000 }),
  fc.string({ unit: 'binary' }),
);

describe('Whatever the message', () => {
  it('nothing is thrown, and an amount is one of the numbers found, above 0, below 1,000,000, with up to 2 decimals', () => {
    fc.assert(
      fc.property(message, message, (text, title) => {
        const found = detectOffer(text, { title });
        if (!found) return;
        expect(found.numbers).toContain(found.amount);
        for (const number of found.numbers) {
          expect(number).toBeGreaterThan(above);
          expect(number).toBeLessThan(below);
          expect(Number(number.toFixed(decimals))).toBe(number);
        }
        if (found.confidence !== 'low') return;
        expect(found.amount).toBeGreaterThanOrEqual(fallbackFrom);
        expect(found.amount).toBeLessThanOrEqual(fallbackTo);
      }),
      { numRuns: 2000 },
    );
  });

  it('the same message is read the same way again', () => {
    fc.assert(
      fc.property(message, (text) => {
        expect(detectOffer(text, desk)).toEqual(detectOffer(text, desk));
      }),
    );
  });

  it('a number that was found reads as itself when it is sent alone', () => {
    fc.assert(
      fc.property(message, (text) => {
        const numbers = detectOffer(text, desk)?.numbers ?? [];
        const alone = numbers.map((number) => detectOffer(`$${number.toFixed(decimals)}`, desk)?.amount);
        expect(alone).toEqual(numbers);
      }),
    );
  });

  it('a number of the title is never found, unless the message says that it is dollars', () => {
    const numbers = fc.uniqueArray(fc.integer({ min: 1, max: 99_999 }), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(numbers, phrase, (model, say) => {
        const title = `Thing ${model.join('GB, no. ')}`;
        for (const number of model)
          expect(detectOffer(say(`${number}`), { title })?.numbers ?? []).not.toContain(number);
      }),
    );
  });

  it.each([
    '1',
    '1 ',
    '1.',
    '1 to ',
    '$',
    '(1',
    '-',
    'a-',
    'pay ',
    'not ',
    'may 1 ',
    '1 a ',
    "1'",
    '½',
    'x.com@',
    'i mean ',
    '1 i mean ',
    'no, 1 ',
    'fifty ',
    'one hundred and ',
    'two hundred thousand ',
    'twenty-two-',
    'ciento veinte mil ',
    '2 thousand ',
    'mil',
    'at 5 on the ',
    'the 1 one ',
    "can't 1 ",
    'size 1 or ',
    'if it was 1 ',
    'i could get 1 ',
    'the year ',
    'cuantas 1 ',
  ])('a thousand characters of %p are read to their end', (piece) => {
    const text = piece.repeat(Math.floor(1000 / piece.length));
    expect(detectOffer(`${text}. I'll pay $50`, desk)).toMatchObject({ amount: 50, confidence: 'medium' });
  });
});

describe('Whatever the amount', () => {
  it('a bare number is an offer of high confidence', () => {
    fc.assert(
      fc.property(
        written(cents(0.01, 999_999.99)),
        fc.constantFrom('', '?', '!', ' 🙂', '\n'),
        ([amount, write], end) => {
          const text = `${write(amount)}${end}`;
          expect(detectOffer(text, desk)).toEqual({
            amount,
            confidence: 'high',
            method: 'bare-number',
            numbers: [amount],
          });
        },
      ),
      { numRuns: 1000 },
    );
  });

  it('a harmless sentence beside an offer does not change its amount', () => {
    const harmless = fc.constantFrom(
      'See you at 5pm.',
      'My number is 555-123-4567.',
      'Is it 42 inch?',
      'I paid 900 for mine.',
      'I can come on May 3rd.',
      'Thanks!',
    );
    fc.assert(
      fc.property(
        written(cents(fallbackFrom, fallbackTo)),
        phrase,
        harmless,
        ([amount, write], say, sentence) => {
          const offer = say(write(amount));
          const alone = detectOffer(offer, desk)?.amount;
          expect(alone).toBe(amount);
          expect(detectOffer(`${offer} ${sentence}`, desk)?.amount).toBe(amount);
          expect(detectOffer(`${sentence} ${offer}`, desk)?.amount).toBe(amount);
        },
      ),
      { numRuns: 1000 },
    );
  });
});

describe('Whatever amount and asking price', () => {
  const sums = fc.integer({ min: 20, max: 990 });
  const aside = fc.constantFrom('', 'Hi! ', 'Nice desk. ', 'hola, ');
  const nobodyPays = fc.constantFrom(
    (amount: number) => `no way I'd pay ${amount}`,
    (amount: number) => `nobody will give you ${amount} for it`,
    (amount: number) => `who would pay ${amount} for this?`,
    (amount: number) => `would you pay ${amount} for it yourself?`,
    (amount: number) => `did someone offer ${amount}?`,
    (amount: number) => `it was ${amount} new`,
    (amount: number) => `you'd get ${amount} for it at best`,
    (amount: number) => `I'd have to spend ${amount} on repairs`,
    (amount: number) => `I was going to pay ${amount} but not any more`,
    (amount: number) => `can you knock ${amount} off?`,
    (amount: number) => `ni loco te doy ${amount}`,
    (amount: number) => `alguien te ofreció ${amount}?`,
  );

  it('what nobody pays is never on record', () => {
    fc.assert(
      fc.property(sums, sums, aside, nobodyPays, (amount, price, before, say) => {
        const found = detectOffer(`${before}${say(amount)}`, { title: 'Oak desk', price });
        expect(found?.confidence ?? 'none').toMatch(/none|low/);
      }),
      { numRuns: 1000 },
    );
  });
});
