import { describe, expect, it } from '@jest/globals';
import { draftFromText } from './text-draft.js';

const draft = (text: string) => draftFromText(text, { language: 'en' });
const title = (text: string) => draft(text).words.title;
const evidence = (text: string, field: string) =>
  draft(text).origins.find((origin) => origin.field === field)?.evidence;

describe('a listing made of what its seller says', () => {
  it.each([
    ['hey so im moving and need to get rid of my mini fridge, works great, 60 obo', 'Mini fridge'],
    ['Vendo lavadora samsung 15 kg funciona perfecto 180 dolares', 'Lavadora Samsung 15 kg'],
    ['MACBOOK PRO 2019 16 INCH FOR SALE!!! 450', 'MacBook Pro 2019 16 inch'],
    ['brand new in box instant pot 6qt, $60', 'Instant pot 6qt'],
    ['guitar', 'Guitar'],
    ['I think it is a Trek road bike, maybe 2015, works fine, about 180 dollars', 'Trek road bike'],
    ['Maybe a Fender guitar, black, 120', 'Fender guitar, black'],
    ['Creo que es una bicicleta Trek, quizás de 2015, 80 dólares', 'Bicicleta Trek'],
    ['frost free refrigerator, 80', 'Frost free refrigerator'],
    ['hands free headset for sale $15', 'Hands free headset'],
    ['Fat free cookbook $5', 'Fat free cookbook'],
    ['Refrigerador frost free, funciona bien', 'Refrigerador frost free'],
    ['Free standing punching bag', 'Free standing punching bag'],
    ['couch free to good home', 'Couch'],
    ['monitor stand free, just take it', 'Monitor stand'],
    ['desk free shipping $20', 'Desk'],
    ['free couch', 'Couch'],
  ])('%s: has a title', (text, expected) => {
    expect(title(text)).toBe(expected);
  });

  it('has a title that ends with a word, within eighty signs', () => {
    const long = title(`Oak bookcase ${'with many shelves '.repeat(20)}`) ?? '';
    expect(long.length).toBeLessThanOrEqual(80);
    expect(long).toMatch(/(?:with|many|shelves)$/);
  });

  it("has the seller's own words, written well", () => {
    expect(draft('OAK DESK!!! small scratch ,  i used it   for a year. pick up only').words.description).toBe(
      'Oak desk! Small scratch, I used it for a year. Pick up only.',
    );
    expect(draft('vendo mesa i silla, 20').words.description).toBe('Vendo mesa i silla, 20.');
  });

  it.each([
    ['desk for two fifty', 'price', 'for two fifty'],
    ['desk, 120-150', 'price', '120-150'],
    ['silla a 45', 'price', 'a 45'],
    ['Desk, Barely Used', 'condition', 'Barely Used'],
  ])('of "%s" tells which words its %s was read from', (text, field, expected) => {
    expect(evidence(text, field)).toBe(expected);
  });

  it.each([
    ['desk 120-150', 150, 'likely'],
    ['desk asking 120', 120, 'sure'],
    ['desk, 120', 120, 'likely'],
  ])('of "%s" is priced at %i, which is %s', (text, price, certainty) => {
    const { words, origins } = draft(text);
    expect(words.price).toBe(price);
    expect(origins).toContainEqual(expect.objectContaining({ field: 'price', certainty }));
  });

  it.each([
    ['lamp, smoke free home', undefined],
    ['lamp, free shipping, 20', 20],
    ['free lamp', 0],
    ['lamp gratis', 0],
    ['lámpara, se regala', 0],
    ['lamp 40€', undefined],
    ['lamp, bought in 2023', undefined],
    ['lamp, call 413-555-0142', undefined],
    ['lamp was 200 new, now 60', 60],
    ['lámpara: antes 100, ahora 45', 45],
    ['car, twelve hundred', 1200],
    ['car, twenty-two hundred', 2200],
    ['chairs, 3 for 20 or 8 bucks each', 8],
    ['boletos, fila 12, a 55 c/u', 55],
    ['two hundred & ten, bike', 210],
    ['pan set 30', 30],
    ['Ford Ranger 2001, 2000', 2000],
    ['Ford Ranger, 2001', undefined],
    ['tires, 80 the pair', 80],
    ['mug, 3', 3],
    ['carro dos mil quinientos', 2500],
  ])('of "%s" is priced at %p', (text, price) => {
    expect(draft(text).words.price).toBe(price);
  });

  it.each([
    ['lamp, not new', undefined],
    ['lamp, like new in box', 'like-new'],
    ['lamp, no scratches', 'good'],
    ['lamp, some scratches', 'fair'],
    ['bike with new tires', undefined],
    ['lamp, broken', 'poor'],
    ['lamp, nothing broken', undefined],
    ['lamp, used but in very good condition, a small scratch', 'good'],
    ['lámpara sin estrenar', 'new'],
    ['lámpara, no funciona', 'poor'],
  ])('of "%s" is %s', (text, condition) => {
    expect(draft(text).words.condition).toBe(condition);
  });

  it('has no condition where it is work that is offered', () => {
    expect(draft('I repair broken phones, from 40').words).toMatchObject({ category: 'services', price: 40 });
    expect(draft('I repair broken phones, from 40').words.condition).toBeUndefined();
  });

  it('asks for the category among the three that are likeliest', () => {
    const { questions } = draft('leather and wood');
    const asked = questions.find(({ field }) => field === 'category');
    expect(asked?.answers.slice(0, 2).toSorted()).toEqual(['clothing', 'home-garden']);
    expect(asked?.answers).toHaveLength(3);
  });

  it.each([
    ['lamp, pick up in Riverside after 5', 'Riverside'],
    ['lámpara, para recoger en Ciudad Real, 20', 'Ciudad Real'],
    ['lamp in good condition', undefined],
    ['lamp, pick up by friday', undefined],
  ])('of "%s" is to be had in %s', (text, location) => {
    expect(draft(text).words.location).toBe(location);
  });

  it('knows a postal code, and no street', () => {
    expect(draft('lamp, Springfield, IL 62704, $35').words).toMatchObject({ zipCode: '62704', price: 35 });
    expect(draft('lamp, pick up at 12 Main Street, $35').words.location).toBeUndefined();
  });

  it('has what it would be searched by', () => {
    expect(draft('ikea billy bookcase, white, oak, 80 cm').words.tags).toEqual([
      'bookcase',
      'ikea',
      'billy',
      'white',
      'oak',
      '80 cm',
    ]);
  });
});
