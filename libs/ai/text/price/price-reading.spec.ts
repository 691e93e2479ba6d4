import { describe, expect, it } from '@jest/globals';
import { draftFromText } from '../text-draft.js';

const priceOf = (text: string) => draftFromText(text, { language: 'en' }).words.price;
const evidenceOf = (text: string) =>
  draftFromText(text, { language: 'en' }).origins.find(({ field }) => field === 'price')?.evidence;

describe('the price in what a seller says', () => {
  it.each([
    ['leggings sz 6 twenty five dollars', 25],
    ['trailer 5x8 eight hundred dollars', 800],
    ['trailer 5x8 eight hundred', 800],
    ['tickets section 114 one twenty for the pair', 120],
    ['chair 6 twenty five dollars', undefined],
    ['truck v8, all records. eleven thousand', 11_000],
    ['truck. Twelve thousand five hundred', 12_500],
    ['truck, twenty-two thousand obo', 22_000],
    ['camioneta, treinta y cinco mil', 35_000],
    ['car, eleven thousand original miles, 4000', 4000],
    ['remolque con título. Novecientos a tratar', 900],
    ['la mesa, a cuarenta dólares', 40],
    ['bike, thirty nine hundred used to ask forty five', 3900],
    ['Honda Civic, twelve hundred fifty', 1250],
    ['Honda Civic, thirty-two hundred', 3200],
    ['Honda Civic, 32 hundred', 3200],
    ['house by the lake, two hundred thousand', 200_000],
    ['house by the lake, two hundred and fifty thousand five hundred', 250_500],
    ['casa, cien mil', 100_000],
    ['casa, ciento veinte mil', 120_000],
    ['moto, dos mil quinientos', 2500],
    ['moto, once mil', 11_000],
    ['moto, 2 mil 500', 2500],
    ['moto, 2 thousand obo', 2000],
    ['ps vita, mint, one-sixty', 160],
    ['Honda Civic 2012 five thousand runs great', 5000],
    ['Toyota Corolla del dos mil diez, cuatro mil', 4000],
    ['Ford Ranger, two hundred thousand miles, 4000', 4000],
    ['camioneta, 120 mil km, 4000', 4000],
    ['scooter, max 18 mph, 12 mile range, 230', 230],
    ['Dodge Grand Caravan', undefined],
    ['Honda Civic, ciento veinte mil km', undefined],
    ['piano, a thousand thanks', undefined],
    ['software, bought an extra ninety dollars firm', 90],
  ])('is spelled out from its beginning: %s', (text, price) => {
    expect(priceOf(text)).toBe(price);
  });

  it.each([
    ['truck. Twelve thousand five hundred', 'Twelve thousand five hundred'],
    ['book. 50 cents', '50 cents'],
    ['silla 10 dólares', '10 dólares'],
    ['Honda Civic, twelve hundred fifty', 'twelve hundred fifty'],
    ['house, two hundred and fifty thousand five hundred', 'two hundred and fifty thousand five hundred'],
  ])('is shown where it was said: %s', (text, evidence) => {
    expect(evidenceOf(text)).toBe(evidence);
  });

  it.each([
    ['book, missing its cover. 50 cents, take it', 0.5],
    ['book. fifty cents', 0.5],
    ['lápices, 25 centavos cada uno', 0.25],
    ['50 cent cd, 5 bucks', 5],
  ])('may be in cents: %s', (text, price) => {
    expect(priceOf(text)).toBe(price);
  });

  it.each([
    ['recliner, dog chewed the arm. free on curb', 0],
    ['bookshelf, free on the curb', 0],
    ['camper, roof caved in. Free if you have a truck', 0],
    ['boots 11, trash honestly but free if you want them', 0],
    ['cafetera que no calienta, regalada, sirve la jarra', 0],
    ['Espejo roto. Regalado', 0],
    ['Enciclopedia con moho. Regalo, sirve para manualidades', 0],
    ['Bolsa de regalo, 5', 5],
    ['perfume, casi regalado, 20', 20],
    ['Mobile mechanic, I come to you, free estimates', undefined],
    ['Pinto casas. Presupuesto gratis', undefined],
    ['Pintura y tablaroca, estimados totalmente gratis', undefined],
  ])('is nothing for what is given away, not for what comes with work: %s', (text, price) => {
    expect(priceOf(text)).toBe(price);
  });

  it.each([
    'frost free refrigerator',
    'frost-free fridge',
    'Refrigerador frost free, funciona bien',
    'wrinkle free dress shirt',
    'couch, mold free and bed bug free',
    'paraben free shampoo',
    'shampoo, sulfate free',
    '2015 Honda Civic, accident free',
    'Honda Civic 2012 accident free, runs great',
    'problem free washing machine',
    'PVC free yoga mat',
    'cage free eggs',
    'hands\nfree headset',
    'Tide Free & Gentle',
    'sofa, comes with a free blanket',
    'sofa, delivery is free',
  ])('is not told by what a thing is free of, or brings along: %s', (text) => {
    const { words, questions } = draftFromText(text, { language: 'en' });
    expect(words.price).toBeUndefined();
    expect(questions).toContainEqual({ field: 'price', answers: [] });
  });

  it.each([
    ['free couch', 'sure'],
    ['couch, free!', 'sure'],
    ['old couch - free', 'sure'],
    ['couch (free)', 'sure'],
    ['FREE\ncouch', 'sure'],
    ["couch, it's free", 'sure'],
    ['these mugs are yours, all free', 'sure'],
    ['couch, rough but totally free', 'sure'],
    ['couch free to good home', 'sure'],
    ['couch free', 'likely'],
    ['the couch is free', 'likely'],
    ['monitor stand free, just take it', 'likely'],
    ['broken dishwasher free for parts', 'likely'],
    ['treadmill free must pick up', 'likely'],
    ['treadmill, come pick it up free', 'likely'],
  ])(
    'is nothing where a clause begins with free, and likely nothing where one ends with it: %s',
    (text, certainty) => {
      const { words, origins } = draftFromText(text, { language: 'en' });
      expect(words.price).toBe(0);
      expect(origins).toContainEqual(expect.objectContaining({ field: 'price', certainty }));
    },
  );

  it.each([
    ['Halo 3 for 360, disc works good. ten bucks', 10],
    ['sofa for 360', 360],
    ['manual for 88-98 Chevy trucks. 15', 15],
    ['rotors, front pair for 2015 Camry. 95', 95],
    ['pair for 2000 negotiable', 2000],
    ['baseball cards, about 200, good condition. 20 takes em', 20],
    ['llantas, vida como 30 por ciento. 80 dólares por las cuatro', 80],
    ['libros para niños, 3 por los seis', 3],
    ['bañera y cambiador, 25 ambos', 25],
    ['chamarra despedazada. 10 pa manualidades', 10],
    ['ski boots 27.5, text me an offer', undefined],
    ['zapatos Florsheim del 10, buena suela', undefined],
    ['manga tomos 1 al 12 en buen estado', undefined],
    ['esclava de plata 925 para hombre', undefined],
    ['revistas de los setenta, rotas', undefined],
    ['sterling silver ring 40', 40],
  ])('is neither a size nor a model nor a year: %s', (text, price) => {
    expect(priceOf(text)).toBe(price);
  });
});
