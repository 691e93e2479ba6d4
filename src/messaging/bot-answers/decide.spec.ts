import { describe, expect, it } from '@jest/globals';
import { type AdvancedBotSettings, BOT_LIMITS } from '#contract/bots';
import { toCents } from '#contract/money';
import { DAY_MS } from '#contract/time';
import { aRule, aTrigger } from '../../../test/support/world/messaging/bots.js';
import { type BotRules, NO_ADVANCED_SETTINGS, type Situation } from '../bot-rules/bot-rules.js';
import { decide } from './decide.js';

const NOW = new Date('2026-11-21T12:00:00Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY_MS);

const aBot = (rules: Partial<BotRules> = {}, advanced: Partial<AdvancedBotSettings> = {}): BotRules => ({
  minimumCents: 80_00,
  triggerCondition: 'below_minimum',
  triggerValue: null,
  responseType: 'auto_counter',
  markupPercent: BOT_LIMITS.markupDefault,
  rejectionMessage: null,
  advanced: { ...NO_ADVANCED_SETTINGS, ...advanced },
  ...rules,
});

const anOffer = (
  offered: number,
  more: Partial<Situation> = {},
  buyer: Partial<Situation['buyer']> = {},
) => ({
  askingCents: 120_00,
  listedAt: NOW,
  offeredCents: toCents(offered),
  buyer: { guest: false, offers: 1, earlierCounterCents: null, wentSilent: false, ...buyer },
  tuned: null,
  now: NOW,
  ...more,
});

describe('a bot', () => {
  it.each([
    [
      {},
      60,
      "I appreciate your offer of $60, but I'd need at least $88 for this item. Would that work for you?",
    ],
    [
      { markupPercent: 15, minimumCents: 75_50 },
      49.5,
      "I appreciate your offer of $49.50, but I'd need at least $86.83 for this item. Would that work for you?",
    ],
    [
      { minimumCents: 1500_00 },
      1200,
      "I appreciate your offer of $1,200, but I'd need at least $1,650 for this item. Would that work for you?",
    ],
    [
      { responseType: 'auto_reject' },
      60,
      "Thank you for your offer of $60, but I'm not able to accept offers below my minimum price for this item.",
    ],
    [{ responseType: 'auto_reject', rejectionMessage: 'No, thanks.' }, 60, 'No, thanks.'],
    [
      { responseType: 'notify_only' },
      60,
      "Thank you for your offer of $60! I'll review it and get back to you soon.",
    ],
    [
      { responseType: 'notify_only', rejectionMessage: 'No, thanks.' },
      1,
      "Thank you for your offer of $1! I'll review it and get back to you soon.",
    ],
  ] as const)('with %j answers an offer of %d to the letter', (rules, offered, reply) => {
    expect(decide(aBot(rules), anOffer(offered, { askingCents: 2000_00 })).reply).toBe(reply);
  });

  it.each([
    ['below_minimum', null, 79.99, 'counter_offer', 'trigger'],
    ['below_minimum', null, 80, null, 'meets-minimum'],
    ['below_minimum', null, 500, null, 'meets-minimum'],
    // Asking 120: 40 % below is 72.
    ['percentage_below', 40, 71.99, 'counter_offer', 'trigger'],
    ['percentage_below', 40, 72, null, 'not-triggered'],
    ['percentage_below', 5, 80, null, 'meets-minimum'],
    // Asking 120: 50 below is 70.
    ['fixed_amount_below', 50, 69.99, 'counter_offer', 'trigger'],
    ['fixed_amount_below', 50, 70, null, 'not-triggered'],
    ['fixed_amount_below', 49.99, 70, 'counter_offer', 'trigger'],
    ['fixed_amount_below', 1, 100, null, 'meets-minimum'],
  ] as const)(
    'with %s %j answers an offer of %d with %s: %s',
    (condition, value, offered, action, because) => {
      const decision = decide(aBot({ triggerCondition: condition, triggerValue: value }), anOffer(offered));
      expect(decision).toMatchObject({
        action,
        because,
        rule: null,
        acceptable: because === 'meets-minimum',
      });
    },
  );

  it('takes a price that is exactly so many percent below for no lower one', () => {
    const bot = aBot({ minimumCents: 25_00, triggerCondition: 'percentage_below', triggerValue: 33.3 });
    const offered = (price: number) => decide(bot, anOffer(price, { askingCents: 30_00 })).because;
    expect([offered(20.01), offered(20)]).toEqual(['not-triggered', 'trigger']);
  });

  it.each([
    ['the minimum and the markup', {}, {}, 88],
    ['no markup', { markupPercent: 0 }, {}, 80],
    ['never more than is asked', { markupPercent: 50 }, { askingCents: 100_00 }, 100],
    ['rounded to cents', { minimumCents: 33_33 }, {}, 36.66],
  ])('counters with %s', (_, rules, situation, counter) => {
    expect(decide(aBot(rules), anOffer(10, situation)).counterCents).toBe(toCents(counter));
  });

  it('never asks more of a buyer than it did before, and stands by a price it named', () => {
    const before = { earlierCounterCents: 70_00 };
    expect(decide(aBot(), anOffer(60, {}, before))).toMatchObject({ counterCents: 70_00 });
    expect(decide(aBot(), anOffer(70, {}, before))).toMatchObject({ action: null, because: 'meets-minimum' });
  });

  it('lets the minimum fall with the weeks, but not below the floor', () => {
    const bot = aBot({}, { timePricing: { percentPerWeek: 10, floorPercent: 75 } });
    const answered = (days: number) => decide(bot, anOffer(50, { listedAt: daysAgo(days) }));
    expect(answered(6.9)).toMatchObject({ minimumCents: 80_00, counterCents: 88_00 });
    expect(answered(7)).toMatchObject({ minimumCents: 72_00, counterCents: 79_20 });
    expect(answered(70)).toMatchObject({ minimumCents: 60_00, counterCents: 66_00 });
  });
});

describe('advanced settings', () => {
  const TWENTY = { askingCents: 20_00 };

  it.each([
    ['offer_below_percent', 50, anOffer(59.99), anOffer(60)],
    ['offer_at_least_percent', 60, anOffer(72), anOffer(71.99)],
    ['offer_at_least_percent', 64.4, anOffer(12.88, TWENTY), anOffer(12.87, TWENTY)],
    ['offer_below_percent', 64.4, anOffer(12.87, TWENTY), anOffer(12.88, TWENTY)],
    ['offer_number_at_least', 3, anOffer(9, {}, { offers: 3 }), anOffer(9, {}, { offers: 2 })],
    ['buyer_is_guest', null, anOffer(9, {}, { guest: true }), anOffer(9)],
    ['listed_for_days', 14, anOffer(9, { listedAt: daysAgo(14) }), anOffer(9, { listedAt: daysAgo(13.9) })],
  ] as const)('apply a rule when %s %j holds, and only then', (condition, value, holds, fails) => {
    const bot = aBot({}, { customRules: [aRule({ when: [{ condition, value }], response: 'ignore' })] });
    expect(decide(bot, holds)).toMatchObject({ action: null, because: 'custom-rule:1', tellsSeller: false });
    expect(decide(bot, fails)).toMatchObject({ because: 'trigger', tellsSeller: true });
  });

  it('let the first rule of which all conditions hold decide', () => {
    const guest = { condition: 'buyer_is_guest', value: null } as const;
    const low = { condition: 'offer_below_percent', value: 25 } as const;
    const customRules = [
      aRule({ when: [guest, low], response: 'reject', message: 'Please offer more.' }),
      aRule({ when: [low], response: 'counter', markupPercent: 50 }),
      aRule({ response: 'notify' }),
    ];
    const bot = aBot({}, { customRules });
    expect(decide(bot, anOffer(20, {}, { guest: true }))).toMatchObject({
      action: 'reject',
      reply: 'Please offer more.',
      rule: 'custom-rule:1',
    });
    expect(decide(bot, anOffer(20))).toMatchObject({ counterCents: 120_00, rule: 'custom-rule:2' });
    expect(decide(bot, anOffer(70))).toMatchObject({ action: 'notify_only', rule: 'custom-rule:3' });
  });

  it.each([
    ['counter', null, null, 'meets-minimum'],
    ['reject', null, null, 'meets-minimum'],
    ['reject', 'Members only.', 'reject', 'custom-rule:1'],
    ['notify', null, 'notify_only', 'custom-rule:1'],
  ] as const)(
    'leave an offer that meets the minimum truthful with a rule to %s it, saying %j',
    (response, message, action, because) => {
      const bot = aBot({}, { customRules: [aRule({ response, message })] });
      expect(decide(bot, anOffer(80))).toMatchObject({ action, because, acceptable: true });
    },
  );

  it('notice the offer that is one too many', () => {
    const behaviorTriggers = [
      aTrigger('repeat_offers', 3, 'message', 'My price is $88.'),
      aTrigger('repeat_offers', 3, 'notify'),
      aTrigger('repeat_offers', 4, 'lower_markup'),
    ];
    const bot = aBot({}, { behaviorTriggers });
    const nth = (offers: number, offered = 60) => decide(bot, anOffer(offered, {}, { offers }));
    expect(nth(2)).toMatchObject({ counterCents: 88_00, rule: null, tellsOfBehavior: false });
    expect(nth(3)).toMatchObject({
      action: 'counter_offer',
      counterCents: 88_00,
      reply: 'My price is $88.',
      rule: 'behavior:repeat_offers',
      tellsOfBehavior: true,
    });
    expect(nth(3, 90)).toMatchObject({ action: null, because: 'meets-minimum' });
    expect(nth(4)).toMatchObject({ counterCents: 84_00, rule: 'behavior:repeat_offers' });

    const quiet = aBot({ triggerCondition: 'fixed_amount_below', triggerValue: 100 }, bot.advanced);
    expect(decide(quiet, anOffer(60, {}, { offers: 3 }))).toMatchObject({
      action: 'reply',
      counterCents: null,
    });
  });

  it('come down for a buyer whom the last counter silenced', () => {
    const bot = aBot({}, { behaviorTriggers: [aTrigger('silent_after_counter', 24, 'lower_markup')] });
    expect(decide(bot, anOffer(60, {}, { wentSilent: true }))).toMatchObject({
      counterCents: 84_00,
      rule: 'behavior:silent_after_counter',
    });
    expect(decide(bot, anOffer(60))).toMatchObject({ counterCents: 88_00, rule: null });
  });

  it('come down after a silence only where that is what the first follow-up did', () => {
    const behaviorTriggers = [
      aTrigger('silent_after_counter', 24, 'message', 'Still interested?'),
      aTrigger('silent_after_counter', 40, 'lower_markup'),
    ];
    const silenced = anOffer(60, {}, { wentSilent: true });
    expect(decide(aBot({}, { behaviorTriggers }), silenced)).toMatchObject({
      counterCents: 88_00,
      rule: null,
    });
  });

  it('take the markup that past counters advise, and say how many', () => {
    const tuned = { markupPercent: 20, outcomes: 12 };
    expect(decide(aBot(), anOffer(60, { tuned }))).toMatchObject({
      counterCents: 96_00,
      rule: 'tuned-counters:12',
      because: 'tuned-counters:12',
    });
  });
});
