import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { BEHAVIORS, RESPONSE_TYPES, TRIGGER_CONDITIONS } from '#contract/bots';
import { DAY_MS } from '#contract/time';
import { aTrigger } from '../../../test/support/world/messaging/bots.js';
import { decide } from './decide.js';

const NOW = new Date('2026-11-21T12:00:00Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY_MS);
const nullable = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });

describe('whatever the bot’s settings and the offer', () => {
  const cents = fc.integer({ min: 1, max: 99_999_999 });
  const percent = fc.integer({ min: 0, max: 50 });
  const advanced = fc.record({
    customRules: fc.array(
      fc.record({
        when: fc.array(
          fc.record({
            condition: fc.constantFrom(
              'offer_below_percent' as const,
              'offer_at_least_percent' as const,
              'offer_number_at_least' as const,
              'buyer_is_guest' as const,
            ),
            value: fc.integer({ min: 0, max: 120 }),
          }),
          { maxLength: 2 },
        ),
        response: fc.constantFrom(
          'counter' as const,
          'reject' as const,
          'notify' as const,
          'ignore' as const,
        ),
        markupPercent: nullable(percent),
        message: nullable(fc.constantFrom('', 'Words.')),
      }),
      { maxLength: 3 },
    ),
    keywordReactions: fc.array(fc.record({ keyword: fc.string(), reply: fc.string() }), { maxLength: 1 }),
    behaviorTriggers: fc.array(
      fc
        .tuple(
          fc.constantFrom(...BEHAVIORS),
          fc.integer({ min: 1, max: 4 }),
          fc.constantFrom('message' as const, 'lower_markup' as const, 'notify' as const),
          nullable(fc.constantFrom('', 'More words.')),
        )
        .map((parts) => aTrigger(...parts)),
      { maxLength: 3 },
    ),
    timePricing: nullable(
      fc.record({
        percentPerWeek: fc.integer({ min: 1, max: 50 }),
        floorPercent: fc.integer({ min: 1, max: 100 }),
      }),
    ),
    tunedCounters: fc.boolean(),
  });
  const bots = fc.record({
    minimumCents: cents,
    triggerCondition: fc.constantFrom(...TRIGGER_CONDITIONS),
    triggerValue: nullable(fc.integer({ min: 1, max: 100 })),
    responseType: fc.constantFrom(...RESPONSE_TYPES),
    markupPercent: percent,
    rejectionMessage: nullable(fc.constantFrom('', 'No.')),
    advanced,
  });
  const situations = fc.record({
    askingCents: fc.integer({ min: 0, max: 99_999_999 }),
    listedAt: fc.integer({ min: 0, max: 400 }).map(daysAgo),
    offeredCents: cents,
    buyer: fc.record({
      guest: fc.boolean(),
      offers: fc.integer({ min: 1, max: 5 }),
      earlierCounterCents: nullable(cents),
      wentSilent: fc.boolean(),
    }),
    tuned: nullable(fc.record({ markupPercent: percent, outcomes: fc.integer({ min: 5, max: 99 }) })),
    now: fc.constant(NOW),
  });

  it('a counter is above the offer, and not above the asking price or an earlier counter', () => {
    fc.assert(
      fc.property(bots, situations, (bot, situation) => {
        const { action, counterCents } = decide(bot, situation);
        expect(counterCents !== null).toBe(action === 'counter_offer');
        if (counterCents === null) return;
        expect(Number.isInteger(counterCents)).toBe(true);
        expect(counterCents).toBeGreaterThan(situation.offeredCents);
        expect(counterCents).toBeLessThanOrEqual(situation.askingCents);
        expect(counterCents).toBeLessThanOrEqual(situation.buyer.earlierCounterCents ?? counterCents);
      }),
      { numRuns: 3000 },
    );
  });

  it('a bot that acts says something, and one that does not says nothing', () => {
    fc.assert(
      fc.property(bots, situations, (bot, situation) => {
        const { action, reply, rule, because } = decide(bot, situation);
        expect(action !== null).toBe(Boolean(reply));
        expect(because).toBe(rule ?? because);
      }),
      { numRuns: 2000 },
    );
  });

  it('a minimum never rises with time, and never falls below its floor', () => {
    fc.assert(
      fc.property(bots, situations, (bot, situation) => {
        const { minimumCents } = decide(bot, situation);
        expect(minimumCents).toBeLessThanOrEqual(bot.minimumCents);
        const floor = bot.advanced.timePricing?.floorPercent ?? 100;
        expect(minimumCents).toBeGreaterThanOrEqual(Math.floor((bot.minimumCents * floor) / 100));
      }),
    );
  });
});
