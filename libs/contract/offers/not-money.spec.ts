import { describe, expect, it } from '@jest/globals';
import { detectOffer } from '#contract/offers/detect-offer';

const found = (message: string, title = 'Oak desk') => detectOffer(message, { title })?.numbers ?? [];

describe('Numbers that are plainly not money do not count', () => {
  const traps: Record<string, string[]> = {
    'a time': [
      'Can you meet at 5pm?',
      'at 5 pm works',
      '5 p.m. is fine',
      '17:30?',
      'Come at 6',
      'I can be there at 18',
      'see you @ 7',
      '5-6pm',
      'between 5 and 6 pm',
      '5 or 6pm',
      "6 o'clock",
      'after 5 is best',
      'before 10 please',
      "I'll come around 6",
      'tomorrow 6?',
      'tonight at 8',
      'Saturday at 10',
      'free from 5 to 7',
      'in 20 minutes',
      "I'll be there in 20",
      'give me 5 min',
      'I can take it in 2 hours',
      '10ish tomorrow, at 10ish',
      'half an hour, 17h30',
    ],
    'a date': [
      '12/05',
      '12/05/2026',
      '2026-05-12',
      '12.05.2026',
      '12-05-26',
      'May 3',
      'May 3rd works',
      '3 May',
      '3rd of June',
      'on the 14th',
      'on the 14',
      'Saturday the 14',
      'Dec 24, 2026',
      'is it from 2019?',
      'did you buy it in 2020',
      'the 2018 one?',
      '2015 model?',
      'open 24/7',
    ],
    'a phone number': [
      'call me 555-123-4567',
      '(555) 123-4567',
      '555 123 4567',
      '5551234567',
      '555-1234',
      '555 1234',
      '+1 555 123 4567',
      '+34 612 34 56 78',
      '+44 (0)20 7946 0958',
      '06 12 34 56 78',
      '612 345 678',
      '1-800-555-0199',
      'my number is 612 34 56',
    ],
    'a size with a unit': [
      'is it a 42 inch?',
      '42" screen?',
      '42 in?',
      'weighs 10kg?',
      '10 kg?',
      'how many lbs, 20 lbs?',
      'is it size 9',
      'Size: 42',
      'EU 42?',
      'the 128GB one?',
      '128 GB?',
      "I'm 5'10\"",
      '5ft 10',
      '6 feet long?',
      'does it take 220V',
      '220 volts?',
      '10x20',
      '10 x 20 x 5 cm',
      '30 by 40',
      '80 cm wide',
      '60k miles?',
      '12,000 miles',
      'a 21-speed?',
      '3-seater',
      '5½ inches',
      '20°',
    ],
    'a percentage': ['15%', '15 % off?', 'battery at 85%?', 'can you give 20 percent off', 'take 10% off?'],
    'a quantity': [
      '2 of them?',
      'x3',
      '3x',
      'x 3',
      '3 pieces',
      '4 chairs?',
      'all 4',
      "I'll take 2",
      'I want 3',
      'do you have 2 left',
      'quantity: 5',
      '12 plates?',
    ],
    'an address': [
      'zip 90210',
      'my zip code is 90210',
      'what would it cost to ship to 10001?',
      'Springfield, IL 62704',
      '123 Main St',
      'I live at 1200 N Oak Avenue',
      'apt 12',
      'room 204',
    ],
    'an ordinal': ['1st', 'the 2nd one', '3rd floor', '21st'],
    'an order or tracking number': [
      'order 48213',
      'order #48213',
      '#1042',
      'tracking number 9400111899',
      'tracking: 1Z999AA10123456784',
      'order no. 512',
      '007',
    ],
    'a web or mail address': [
      'https://example.com/item/500?price=300',
      'www.shop.example/500',
      'see example.com/500',
      'me500@example.org',
      'jo.500@example.org',
    ],
    'a model': [
      'I have an iPhone 12 to trade',
      'like the WH-1000XM4?',
      'galaxy s21?',
      'does it have USB 3.0',
      'RTX 3080?',
    ],
    'another currency': [
      '£40',
      '₹500',
      'Rs. 500',
      '400 pesos',
      'C$50',
      'A$50',
      'MX$ 500',
      '$50 CAD',
      '50 AUD',
      '50 Canadian dollars',
      "I'll pay 40 quid",
      'would you take 50 pounds',
      'how about 5000 yen',
      '50 cents',
      '50元',
      '0.01 BTC',
    ],
  };

  describe.each(Object.entries(traps))('%s', (_kind, messages) => {
    it.each(messages)('%p', (message) => {
      expect(found(message)).toEqual([]);
    });
  });
});

describe("Numbers of the listing's own title do not count", () => {
  it.each<[title: string, message: string, numbers: number[]]>([
    ['iPhone 13 128', 'is the iphone 13 128 still available', []],
    ['iPhone 13 128GB', 'iPhone 13, 128?', []],
    ['iPhone 13 128GB', 'Would you take 300 for the 13?', [300]],
    ['Nikon D500', 'does the 500 work', []],
    ['Nikon D500', '500', []],
    ['Samsung 55" 4K TV', 'is the 55 really 4k', []],
    ['Trek 2019, size 54', 'is the 54 the 2019', []],
    ['Lego 10,294', 'Is 10294 complete?', []],
    ['Chair, 1.5 m', 'is it 1.5 wide', []],
    ['Gift card $50', 'is the $50 one still there', []],
    ['Gift card $50', '40 for the $50 one', [40]],
  ])('%p, %p: %p', (title, message, numbers) => {
    expect(found(message, title)).toEqual(numbers);
  });

  it('unless they say they are dollars', () => {
    expect(detectOffer('$500', { title: 'Nikon D500' })?.amount).toBe(500);
    expect(detectOffer('I can pay 500 dollars', { title: 'Nikon D500' })?.amount).toBe(500);
  });
});

describe('Euros', () => {
  it.each<[message: string, amount: number]>([
    ['50€', 50],
    ['50 €', 50],
    ['€50', 50],
    ['40 EUR', 40],
    ['40 euros', 40],
    ['EUR 40', 40],
    ['1.200,50 €', 1200.5],
    ['te doy 50 euros', 50],
    ['would you take €50?', 50],
  ])('are asked about, since prices are in dollars: %p', (message, amount) => {
    expect(detectOffer(message, { title: 'Oak desk' })).toMatchObject({ amount, confidence: 'low' });
  });
});

describe('An offer is found among numbers that are not money', () => {
  it.each<[message: string, amount: number]>([
    ['I can pay 50 and come at 5pm', 50],
    ["I'll give you 80 for all 4 chairs", 80],
    ['2 for $30', 30],
    ['50 for 2 of them', 50],
    ['Would you take 40? I can be there at 6, call 555-123-4567', 40],
    ['60 on May 3rd?', 60],
    ['I pay 50 in cash', 50],
    ['I have 50 in total', 50],
    ["I'd pay 2000 for the 2019 model", 2000],
    ['I can give 10 this weekend', 10],
    ['10 works for me', 10],
    ['$20 each', 20],
    ['sell it at 20', 20],
    ['$5 at 5', 5],
    ['would 20 may be ok', 20],
    ['50 w/ the charger', 50],
    ['15% off, so 85', 85],
    ['400 pesos or $25', 25],
    ['the phone 300?', 300],
    ['I only have 50 left', 50],
    ['do you want 10 for it?', 10],
    ["I'd pay 12 tops", 12],
    ['40 45 50, you choose', 50],
    ['I can pay 10.50-12.50', 12.5],
  ])('%p: %p', (message, amount) => {
    expect(detectOffer(message, { title: 'Oak desk' })?.amount).toBe(amount);
  });
});
