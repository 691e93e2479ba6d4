import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { detectOffer } from '#contract/offers/detect-offer';

const LISTINGS = {
  desk: { title: 'Oak desk with drawers', price: 120 },
  bike: { title: 'Trek FX 2 bike, 2019, size M', price: 350 },
  phone: { title: 'iPhone 13 128GB', price: 400 },
  book: { title: 'Calculus textbook, 8th edition', price: 45 },
  chairs: { title: '4 dining chairs', price: 80 },
  lamp: { title: 'IKEA floor lamp', price: 20 },
  sofa: { title: 'Grey sofa with 3 seats', price: 250 },
  guitar: { title: 'Fender Stratocaster', price: 600 },
  couch: { title: 'IKEA couch, 3 seats', price: 250 },
  laptop: { title: 'MacBook Air M1, 8GB', price: 500 },
  ticket: { title: 'Concert ticket', price: 40 },
  plant: { title: 'Monstera plant', price: 18 },
  tv: { title: 'Samsung 43 inch TV', price: 200 },
  estufa: { title: 'Estufa de gas', price: 90 },
  patines: { title: 'Patines en línea', price: 35 },
  mesa: { title: 'Mesa de estudio', price: 60 },
  console: { title: 'PS5 with 2 controllers', price: 380 },
  calc: { title: 'TI-84 Plus calculator', price: 50 },
  shoes: { title: 'Nike Air Max 90, size 10', price: 70 },
  monitor: { title: 'Dell 27 inch monitor', price: 130 },
  fridge: { title: 'Mini fridge', price: 60 },
  jacket: { title: 'Leather jacket', price: 90 },
  keyboard: { title: 'Yamaha digital piano', price: 160 },
  silla: { title: 'Silla de oficina', price: 40 },
  colchon: { title: 'Colchón de matrimonio', price: 100 },
  bici: { title: 'Bicicleta de montaña', price: 150 },
};

/**
 * How students write to each other, a sentence a line: the listing, the amount that a person would read and whether it is
 * answered (`high`, `medium`) or asked about (`low`), the words.
 */
const sentences = (file: string) =>
  readFileSync(new URL(file, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split(' | '))
    .map(([listing = '', meant = '', words = '']) => ({
      words,
      listing: LISTINGS[listing as keyof typeof LISTINGS],
      meant,
    }));
type Sentence = ReturnType<typeof sentences>[number];

/** Every third line was kept apart: the rules were not made looking at it. */
const SENTENCES = sentences('chat-sentences.txt');
const TUNED = SENTENCES.filter((_, index) => index % 3 !== 2);
const KEPT_APART = SENTENCES.filter((_, index) => index % 3 === 2);
/** Written once the rules were made, and read by them only then: what fell has been looked at since. */
const LATER = [...sentences('chat-sentences-later.txt'), ...sentences('chat-sentences-more.txt')];

/** `60 medium`, or `-` where there is no offer. */
const read = ({ words, listing }: Sentence): string => {
  const found = detectOffer(words, listing);
  return found ? `${found.amount} ${found.confidence}` : '-';
};
const onRecord = (reading: string) => /high|medium/.test(reading);
const wrongOnRecord = (sentence: Sentence) => {
  const reading = read(sentence);
  return onRecord(reading) && reading.split(' ')[0] !== sentence.meant.split(' ')[0];
};

describe('What students write', () => {
  it.each([...TUNED, ...LATER])('$words', (sentence) => {
    expect(read(sentence)).toBe(sentence.meant);
  });

  it('is read as a person would where the rules were not made for it', () => {
    const right = KEPT_APART.filter((sentence) => read(sentence) === sentence.meant);
    expect(right.length / KEPT_APART.length).toBeGreaterThanOrEqual(0.9);
    expect(KEPT_APART.filter(wrongOnRecord).length).toBeLessThanOrEqual(1);
  });
});
