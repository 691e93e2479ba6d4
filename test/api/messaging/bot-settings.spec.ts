import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { TestApp } from '../../support/app/app.js';
import { borrowApp } from '../../support/app/borrow-app.js';
import { publish } from '../../support/world/listings.js';
import { aBot, advanced, aRule, aTrigger, createBot } from '../../support/world/messaging/bots.js';
import { signUpMember, type TestMember } from '../../support/world/people.js';
import { Plans } from '../../support/world/plans.js';

describe('the settings of a bot', () => {
  let app: TestApp;
  let seller: TestMember;
  let listing: string;

  beforeAll(async () => {
    app = await borrowApp();
    seller = await signUpMember(app);
    new Plans(app).give(seller, 'premium_plus');
    listing = await publish(seller.client, { title: 'Walnut lounge chair', price: 120 });
  });
  afterAll(() => app.stop());

  const create = (settings: object) => seller.client.post('/api/bots', aBot(listing, settings));

  it.each([
    [{ minimumPrice: 120.01 }, 'minimumPrice', 'minimum-above-price'],
    [{ minimumPrice: 0 }, 'minimumPrice', 'amount-invalid'],
    [{ minimumPrice: '80' }, 'minimumPrice', 'amount-invalid'],
    [{ minimumPrice: 80.005 }, 'minimumPrice', 'amount-invalid'],
    [{ minimumPrice: 1_000_000 }, 'minimumPrice', 'price-too-high'],
    [{ triggerCondition: 'sometimes' }, 'triggerCondition', 'is-in'],
    [{ triggerCondition: 'percentage_below' }, 'triggerValue', 'amount-invalid'],
    [{ triggerCondition: 'fixed_amount_below', triggerValue: null }, 'triggerValue', 'amount-invalid'],
    [{ triggerCondition: 'percentage_below', triggerValue: 100.5 }, 'triggerValue', 'percentage-too-high'],
    [{ triggerCondition: 'percentage_below', triggerValue: -1 }, 'triggerValue', 'amount-invalid'],
    [{ responseType: 'auto_insult' }, 'responseType', 'is-in'],
    [{ markupPercent: 51 }, 'markupPercent', 'markup-invalid'],
    [{ markupPercent: -1 }, 'markupPercent', 'markup-invalid'],
    [{ markupPercent: 7.5 }, 'markupPercent', 'markup-invalid'],
    [{ rejectionMessage: 'x'.repeat(1001) }, 'rejectionMessage', 'message-too-long'],
    [{ status: 'asleep' }, 'status', 'is-in'],
    [{ listingId: 'nonsense' }, 'listingId', 'is-uuid'],
  ])('are refused like %j with an issue on the field', async (settings, field, code) => {
    const refused = await create(settings);
    expect(refused.status).toBe(422);
    expect(refused.problem.issues).toContainEqual(expect.objectContaining({ field, code }));
  });

  it.each([
    [{ customRules: Array(11).fill(aRule()) }, 'advanced.customRules', 'too-many-entries'],
    [
      { customRules: [aRule({ when: [{ condition: 'offer_below_percent', value: null }] })] },
      'advanced.customRules.0.when.0.value',
      'required',
    ],
    [{ customRules: [{ ...aRule(), response: 'shout' }] }, 'advanced.customRules.0.response', 'is-in'],
    [{ customRules: [aRule({ markupPercent: 51 })] }, 'advanced.customRules.0.markupPercent', 'max'],
    [{ keywordReactions: [{ keyword: ' ', reply: 'x' }] }, 'advanced.keywordReactions.0.keyword', 'required'],
    [
      { behaviorTriggers: [aTrigger('repeat_offers', 1, 'notify')] },
      'advanced.behaviorTriggers.0.value',
      'offer-number-range',
    ],
    [
      { behaviorTriggers: [aTrigger('repeat_offers', 21, 'notify')] },
      'advanced.behaviorTriggers.0.value',
      'offer-number-range',
    ],
    [
      { behaviorTriggers: [aTrigger('repeat_offers', 2, 'message')] },
      'advanced.behaviorTriggers.0.message',
      'required',
    ],
    [
      { behaviorTriggers: [aTrigger('silent_after_counter', 48, 'notify')] },
      'advanced.behaviorTriggers.0.value',
      'silence-range',
    ],
    [
      {
        behaviorTriggers: [
          aTrigger('silent_after_counter', 24, 'notify'),
          aTrigger('silent_after_counter', 40, 'lower_markup'),
        ],
      },
      'advanced.behaviorTriggers.1.value',
      'silences-differ',
    ],
    [{ timePricing: { percentPerWeek: 0, floorPercent: 50 } }, 'advanced.timePricing.percentPerWeek', 'min'],
    [{ tunedCounters: 'yes' }, 'advanced.tunedCounters', 'is-boolean'],
  ])('are refused with advanced ones like %j', async (settings, field, code) => {
    const refused = await create({ advanced: { ...advanced(), ...settings } });
    expect(refused.status).toBe(422);
    expect(refused.problem.issues).toContainEqual(expect.objectContaining({ field, code }));
  });

  it('may go to their limits', async () => {
    const settings = {
      minimumPrice: 120,
      triggerCondition: 'percentage_below',
      triggerValue: 100,
      responseType: 'auto_reject',
      markupPercent: 50,
      rejectionMessage: 'x'.repeat(1000),
      advanced: advanced({
        customRules: Array.from({ length: 10 }, () => aRule({ markupPercent: 50, message: 'x'.repeat(500) })),
        keywordReactions: Array.from({ length: 10 }, () => ({
          keyword: 'x'.repeat(40),
          reply: 'y'.repeat(500),
        })),
        behaviorTriggers: [
          aTrigger('repeat_offers', 2, 'notify'),
          aTrigger('repeat_offers', 20, 'message', 'z'.repeat(500)),
          aTrigger('silent_after_counter', 47, 'notify'),
          aTrigger('silent_after_counter', 47, 'lower_markup'),
          aTrigger('repeat_offers', 3, 'lower_markup'),
        ],
        timePricing: { percentPerWeek: 50, floorPercent: 1 },
        tunedCounters: true,
      }),
    } as const;
    expect(await createBot(seller, listing, settings)).toMatchObject(settings);
  });
});
