import type { Feature } from '#contract/monetization/plans';
import type { TestApp } from '../../support/app/app.js';
import type { Answer } from '../../support/app/client.js';
import { webmRecording } from '../../support/files/recordings.js';
import { publish } from '../../support/world/listings.js';
import { aBot, advanced, aRule, aTrigger, storeBot } from '../../support/world/messaging/bots.js';
import type { TestMember } from '../../support/world/people.js';
import { uploadAudio } from '../../support/world/uploads.js';
import { ORDER_GATES } from './order-gates.js';

/** Who uses something, and somebody else who has listings. */
export interface Users {
  app: TestApp;
  person: TestMember;
  seller: TestMember;
}

export interface Gate {
  /** The route, as its controller declares it. */
  route: string;
  feature: Feature;
  /** A valid use of it, another one each time. */
  use: (users: Users) => Promise<Answer>;
  /** Uses add up, to as many as the plan allows. */
  counted?: boolean;
}

const bot = async ({ person }: Users, settings: object = {}) =>
  person.client.post('/api/bots', aBot(await publish(person.client, { price: 120 }), settings));

const edited = async ({ app, person }: Users, settings: object = {}) => {
  const id = await storeBot(app, person.id);
  const { listingId: _, ...body } = aBot('', { status: 'paused', ...settings });
  return person.client.put(`/api/bots/${id}`, body);
};

const previewed = async ({ person }: Users, settings: object = {}) => {
  const listing = await publish(person.client, { price: 120 });
  return person.client.post('/api/bot-previews', { bot: aBot(listing, settings), message: '$60' });
};

/** A setting of each ability of a bot. */
const ABILITIES: [Feature, Parameters<typeof advanced>[0]][] = [
  ['bot-rules', { customRules: [aRule()] }],
  ['bot-tuned-counters', { tunedCounters: true }],
  ['bot-behavior-triggers', { behaviorTriggers: [aTrigger('repeat_offers', 3, 'notify')] }],
  ['bot-time-pricing', { timePricing: { percentPerWeek: 5, floorPercent: 80 } }],
  ['bot-keywords', { keywordReactions: [{ keyword: 'shipping', reply: 'Pickup only.' }] }],
];

const BOT_ABILITIES: Gate[] = ABILITIES.flatMap(([feature, settings]) => {
  const wanted = { advanced: advanced(settings) };
  return [
    { route: 'POST /api/bots', feature, use: (users) => bot(users, wanted) },
    { route: 'PUT /api/bots/:id', feature, use: (users) => edited(users, wanted) },
    { route: 'POST /api/bot-previews', feature, use: (users) => previewed(users, wanted) },
  ] satisfies Gate[];
});

/** Every route that asks for a plan, with each feature it asks for. One that is missing here fails a test. */
export const GATES: readonly Gate[] = [
  { route: 'POST /api/bots', feature: 'offer-bots', use: (users) => bot(users), counted: true },
  { route: 'PUT /api/bots/:id', feature: 'offer-bots', use: (users) => edited(users) },
  {
    route: 'PATCH /api/bots/:id',
    feature: 'offer-bots',
    use: async ({ app, person }) => {
      const id = await storeBot(app, person.id);
      return person.client.patch(`/api/bots/${id}`, { status: 'active' });
    },
  },
  ...BOT_ABILITIES,
  { route: 'POST /api/bot-previews', feature: 'bot-preview', use: (users) => previewed(users) },
  {
    route: 'POST /api/transcripts',
    feature: 'voice-to-listing',
    use: async ({ person: { client } }) => {
      const { id } = await uploadAudio(client, webmRecording('A_OPUS'));
      return client.post('/api/transcripts', { audioId: id });
    },
  },
  {
    route: 'POST /api/my-insights',
    feature: 'ai-insights',
    use: ({ person }) => person.client.post('/api/my-insights'),
  },
  {
    route: 'PATCH /api/profile',
    feature: 'premium-themes',
    use: ({ person }) => person.client.patch('/api/profile', { theme: 'neon' }),
  },
  {
    route: 'PUT /api/favorites/:id',
    feature: 'favorites',
    use: async ({ person, seller }) =>
      person.client.put(`/api/favorites/${await publish(seller.client)}`, {}),
    counted: true,
  },
  {
    route: 'POST /api/listings/:id/report',
    feature: 'reports',
    use: async ({ person, seller }) =>
      person.client.post(`/api/listings/${await publish(seller.client)}/report`, { reason: 'scam' }),
    counted: true,
  },
  ...ORDER_GATES,
];

/** Features that refuse nothing at a route, and why. */
export const UNGATED: Partial<Record<Feature, string>> = {
  'ai-tools': 'They are not built yet.',
  rooms: 'They are not built yet.',
  listings: 'Every plan has as many as one likes.',
  'boost-credits': 'They are given each month; what spends them asks for credits.',
};
