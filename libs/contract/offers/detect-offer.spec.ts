import { describe, expect, it } from '@jest/globals';
import { detectOffer } from '#contract/offers/detect-offer';

type Told = [message: string, amount: number];
const desk = { title: 'Oak desk with drawers' };
const outcome = (message: string) => {
  const found = detectOffer(message, desk);
  return found && [found.amount, found.confidence, found.method];
};

describe('A message that is a bare number is an offer of high confidence', () => {
  it.each<Told>([
    ['50', 50],
    ['$50', 50],
    ['$ 50', 50],
    ['50$', 50],
    ['50 $', 50],
    ['50 usd', 50],
    ['50USD', 50],
    ['USD 50', 50],
    ['usd50', 50],
    ['US$50', 50],
    ['US $50', 50],
    ['$50 USD', 50],
    ['50 dollars', 50],
    ['50 dollar', 50],
    ['$50 dollars', 50],
    ['50 Dollars', 50],
    ['50 US dollars', 50],
    ['50 bucks', 50],
    ['  50  ', 50],
    ['50?', 50],
    ['$50!', 50],
    ['50.', 50],
    ['50...', 50],
    ['(50)', 50],
    ['"50"', 50],
    ['“50”', 50],
    ['~50', 50],
    ['50?!', 50],
    ['50 🙂', 50],
    ['$50\n', 50],
    ['fifty dollars', 50],
    ['50,-', 50],
    ['５０', 50],
    ['＄50', 50],
    ['2024', 2024],
  ])('%p: %p', (message, amount) => {
    expect(outcome(message)).toEqual([amount, 'high', 'bare-number']);
  });
});

describe('A phrase with offer, pay, give, take, accept, worth, cost or price, or an everyday form of it, is an offer of medium confidence', () => {
  it.each<Told>([
    ["I'll pay 50", 50],
    ["I'll pay you $50 for it", 50],
    ['I’ll pay 50 today', 50],
    ['ill pay 50', 50],
    ['I can pay 50 cash', 50],
    ['I could pay about 120 for the desk', 120],
    ['I would pay up to 300', 300],
    ["I'm paying 50 max", 50],
    ['pay you 50 now?', 50],
    ['My offer is 75', 75],
    ['My offer: $75.50', 75.5],
    ["my offer's 75", 75],
    ['I offer 60', 60],
    ["I'm offering $60 for it", 60],
    ['Can I offer you 60 dollars?', 60],
    ['$60 is my offer', 60],
    ['60 is my final offer, sorry', 60],
    ['I can give you 45', 45],
    ["I'll give you 45 for the desk and pick it up", 45],
    ['giving you 45 right now', 45],
    ['Would you take 400?', 400],
    ['would u take 400', 400],
    ['Will you take $350 for it?', 350],
    ['Do you take 20?', 20],
    ['40, will you take it?', 40],
    ['40, take it or leave it', 40],
    ['$40 is all I can pay', 40],
    ['Would you accept 80?', 80],
    ['Are you accepting 80 for this?', 80],
    ['would 80 be an acceptable price', 80],
    ['Is 90 a fair price?', 90],
    ["It's worth 65 to me", 65],
    ['I think this is worth around $65', 65],
    ['cost 50?', 50],
    ['Price 50?', 50],
    ['price: 50', 50],
    ['could you lower the price to 50', 50],
    ["I wouldn't pay more than 300", 300],
    ["I can't offer more than $300", 300],
    ["Wouldn't you take 50?", 50],
    ['My offer... 50', 50],
    ["I'd pay 60 with shipping", 60],
    ["I'll pay your asking price of 500", 500],
    ['I accept your offer of 50', 50],
    ['I offered 30 before, now I offer 40', 40],
    ['Can you do 50?', 50],
    ['40 cash today', 40],
    ['would you sell for 40', 40],
    ['i could do 35 if you deliver', 35],
    ['can I get it for 25?', 25],
  ])('%p: %p', (message, amount) => {
    expect(outcome(message)).toEqual([amount, 'medium', 'phrase']);
  });
});

describe('A "how about" question is an offer of medium confidence', () => {
  it.each<Told>([
    ['How about 50?', 50],
    ['how about $50', 50],
    ['Hi! How about 1,200?', 1200],
    ['How about we say 50?', 50],
    ['How about 2 for $30?', 30],
    ['how about 10?', 10],
    ['What about 40 or 45?', 45],
  ])('%p: %p', (message, amount) => {
    expect(outcome(message)).toEqual([amount, 'medium', 'question']);
  });
});

describe('Otherwise the largest number between 1 and 10,000 is an offer of low confidence', () => {
  it.each<Told>([
    ['50 obo', 50],
    ['why not 50?', 50],
    ['I have 40 on me', 40],
    ["I've got 40", 40],
    ['my budget is 300', 300],
    ['50. Thanks', 50],
    ['Hello! 50?', 50],
    ['1 is what I have', 1],
    ['I have 10,000 ready', 10_000],
    ['I have 10,001 or 200 ready', 200],
  ])('%p: %p', (message, amount) => {
    expect(outcome(message)).toEqual([amount, 'low', 'largest-number']);
  });

  it.each(['I have 0.99 left', 'I have 10,001 ready', 'maybe 25000 then'])('%p: none', (message) => {
    expect(outcome(message)).toBeNull();
  });
});

describe('The highest confidence wins, and on a tie the larger amount', () => {
  it.each<Told>([
    ['I can pay 40 or 45', 45],
    ["I'd give 40. I'd pay 45. I'd offer 42.", 45],
    ["I'd pay 40-50", 50],
    ['would you take between 40 and 50', 50],
    ['I have 900 in the bank but I offer 300', 300],
    ['I have 80, would you take 60?', 60],
  ])('%p: %p', (message, amount) => {
    expect(outcome(message)).toEqual([amount, 'medium', 'phrase']);
  });

  it('what a thing is worth or costs yields to what the buyer would pay', () => {
    expect(outcome("It's worth 500 but I can pay 300")).toEqual([300, 'medium', 'phrase']);
    expect(outcome('The price is 500, would you take 400?')).toEqual([400, 'medium', 'phrase']);
    expect(outcome('The price is 500?')).toEqual([500, 'medium', 'phrase']);
  });
});

describe("The seller's figure or a past one is not the buyer's offer", () => {
  it.each<Told>([
    ['asking 500, would you take 400?', 400],
    ["your price of 500 is high, I'd pay 350", 350],
    ["You're asking for $500 but I can only give 420", 420],
    ['I know you listed it for 500. My offer is 450.', 450],
    ['500 is too much, would you take 400?', 400],
    ["New ones cost 300 so I'd pay 150", 150],
    ['It sells for 300 new, I can pay 180', 180],
    ['I paid 900 for mine, would you take 600?', 600],
    ['instead of 500 would you take 450', 450],
    ["I won't pay 500, I'll pay 400", 400],
    ["not worth 500, I'd give 300", 300],
    ['I was offered 450 elsewhere but would pay 300 here', 300],
    ["I'd pay 200 plus 20 for shipping", 200],
    ['I can pay 80 if you take 20 off', 80],
    ["I'll pay 60, do you have change for 100?", 60],
  ])('%p: %p', (message, amount) => {
    expect(outcome(message)).toEqual([amount, 'medium', 'phrase']);
  });

  it.each<[string, number]>([
    ['Your price is high, 350?', 350],
    ['asking 500, 400?', 400],
    ['could you go down from 500 to 400', 400],
  ])('%p: %p, of low confidence', (message, amount) => {
    expect(outcome(message)).toEqual([amount, 'low', 'largest-number']);
  });

  it.each([
    'I paid 900 for mine',
    'Are you asking 500?',
    'Is your price 500?',
    'Is the price still 500?',
    'Does it cost 500?',
    "I can't pay your asking price of 500",
    'your asking price of 500 is a bit steep',
    '500 is too expensive',
    'They sold one for 300 last week',
    'I bought the same for 250',
    'I saw it for 300 at the shop',
    '300 new on Amazon',
    'I can find one for 300 elsewhere',
    'you offered 450',
    'someone offered me 450',
    'I have another offer of 450',
    "I wouldn't pay 500",
    'would you go lower than 500',
    'Can you take 50 off?',
    'take off 50 please',
    '50 less?',
    'give me a discount of 50',
    'shipping costs 20?',
    'would it be 20 for shipping?',
    'do you have change for 100',
    "can't accept 500",
  ])('%p: none', (message) => {
    expect(outcome(message)).toBeNull();
  });
});

describe('What it found is kept for the history of the bot', () => {
  it('has every number that could be money, in order of appearance', () => {
    expect(
      detectOffer('Asking 500? I have 1,200 but would pay $350.50 at 5pm for the 2 of them', desk),
    ).toEqual({
      amount: 350.5,
      confidence: 'medium',
      method: 'phrase',
      numbers: [500, 1200, 350.5],
    });
  });

  it.each(['', '   ', 'Is this still available?', "What's your best price?", '?!', '🔥🔥'])(
    '%p: none',
    (message) => {
      expect(outcome(message)).toBeNull();
    },
  );
});
