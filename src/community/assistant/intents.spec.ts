import { describe, expect, it } from '@jest/globals';
import { courtesy, type ItemIntent, itemIntent, type OwnIntent, ownIntent } from './intents.js';

const item = (...words: string[]): OwnIntent => ({ about: 'item', words });

describe('what a question asks about one’s own things', () => {
  it.each<[string, OwnIntent]>([
    ['How many listings have I?', { about: 'listings' }],
    ['how many items do I have for sale', { about: 'listings' }],
    ['What am I selling?', { about: 'listings' }],
    ['Show me my listings', { about: 'listings' }],
    ['Is my bike sold?', item('bike')],
    ['Has my old desk lamp been sold yet?', item('desk', 'lamp')],
    ['Did I sell my headphones?', item('headphone')],
    ['What happened to my guitar?', item('guitar')],
    ['What did my last sale bring?', { about: 'last-sale' }],
    ['How much did I get for my lamp', item('lamp')],
    ['Do I have any drafts?', { about: 'drafts' }],
    ['my drafts', { about: 'drafts' }],
    ['When is my next meetup?', { about: 'meetups' }],
    ['Do I have a meetup tomorrow?', { about: 'meetups' }],
    ['¿Cuántos anuncios tengo?', { about: 'listings' }],
    ['¿Se ha vendido mi bicicleta?', item('bicicleta')],
    ['¿He vendido mi lámpara?', item('lampara')],
    ['¿Cuánto gané con mi última venta?', { about: 'last-sale' }],
    ['mis borradores', { about: 'drafts' }],
    ['¿Tengo algún encuentro?', { about: 'meetups' }],
  ])('%s', (question, intent) => {
    expect(ownIntent(question)).toEqual(intent);
  });

  it.each([
    'How many listings can I have?',
    'How do I mark my bike as sold?',
    'Can I share my meetup with a friend?',
    'How do I delete my listings?',
    'What happens to my drafts?',
    'Is my account safe?',
    '¿Cuántos anuncios puedo tener?',
    '¿Cómo borro mis anuncios?',
    'How much does it cost?',
  ])('is nothing in: %s', (question) => {
    expect(ownIntent(question)).toBeNull();
  });
});

describe('what a question asks about the item at hand', () => {
  it.each<[string, ItemIntent]>([
    ['Is the price fair?', 'price'],
    ['How much is it?', 'price'],
    ['Are there similar items?', 'similar'],
    ['Any scratches?', 'condition'],
    ['Does it work, is it broken?', 'condition'],
    ['Is the seller reliable?', 'seller'],
    ['Where is it?', 'location'],
    ['Is it still available?', 'availability'],
    ['When was it listed?', 'listed'],
    ["What's this?", 'about'],
    ['¿Es justo el precio?', 'price'],
    ['¿En qué estado está?', 'condition'],
    ['¿Sigue disponible?', 'availability'],
    ['¿Dónde está?', 'location'],
  ])('%s', (question, intent) => {
    expect(itemIntent(question)).toBe(intent);
  });

  it.each([
    'How do I make an offer?',
    'What is the phone number of the seller?',
    'Can I pay by card?',
    'How do I report the seller?',
    'Does it come with a charger?',
  ])('is nothing in: %s', (question) => {
    expect(itemIntent(question)).toBeNull();
  });

  it('is asked politely', () => {
    expect(['Hello!', '¡Hola!', 'Thanks a lot', 'Hello, is it sold?'].map(courtesy)).toEqual([
      'greeting',
      'greeting',
      'thanks',
      null,
    ]);
  });
});
