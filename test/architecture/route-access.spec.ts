import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { startApp, type TestApp } from '../support/app.js';
import { aBot, storeBot } from '../support/bots.js';
import { storeConversation } from '../support/chat.js';
import { Client } from '../support/client.js';
import { photo } from '../support/images.js';
import { aListing, publish } from '../support/listings.js';
import { storeOffer } from '../support/offers.js';
import { createGuest, makeAdmin, signUpMember } from '../support/people.js';
import { routesOf } from '../support/routes.js';
import { uploadImage } from '../support/uploads.js';

const ROLES = ['visitor', 'guest', 'other member', 'owner', 'admin'] as const;
type Role = (typeof ROLES)[number];

/** What a route is tried on; made anew for every try, because many tries end it. `owner` owns all of it. */
interface Things {
  listing: string;
  upload: string;
  owner: string;
  notification: string;
  /** Somebody's, for the listing; it waits for the owner. */
  offer: string;
  bot: string;
  /** The owner's with somebody. */
  conversation: string;
}

interface Try {
  route: string;
  /** The status each role gets, in the order of ROLES. */
  statuses: readonly [number, number, number, number, number];
  path?: (things: Things) => string;
  body?: (things: Things) => unknown;
}

const all = (status: number): Try['statuses'] => [status, status, status, status, status];
const SIGNED_IN_ONLY: Try['statuses'] = [401, 200, 200, 200, 200];
const aContactMessage = () => ({
  topic: 'other',
  name: 'Somebody',
  email: `writer${++made}@example.org`,
  message: 'Where do I find my things?',
});
const credentials = { email: 'nobody@example.org', password: 'wrong' };
let made = 0;

/** The product's whole access table. A route that is not here fails the first test. */
const TABLE: readonly Try[] = [
  { route: 'GET /api/listings', statuses: all(200) },
  { route: 'GET /api/listings/suggestions', statuses: all(200) },
  { route: 'GET /api/listings/:id', statuses: all(200), path: ({ listing }) => `/api/listings/${listing}` },
  { route: 'POST /api/listings', statuses: [401, 201, 201, 201, 201], body: () => aListing() },
  {
    route: 'PATCH /api/listings/:id',
    statuses: [401, 403, 403, 204, 204],
    path: ({ listing }) => `/api/listings/${listing}`,
    body: () => ({ price: 5 }),
  },
  {
    route: 'DELETE /api/listings/:id',
    statuses: [401, 403, 403, 204, 204],
    path: ({ listing }) => `/api/listings/${listing}`,
  },
  {
    route: 'POST /api/listings/:id/views',
    statuses: all(204),
    path: ({ listing }) => `/api/listings/${listing}/views`,
  },
  { route: 'GET /api/my-listings', statuses: SIGNED_IN_ONLY },
  { route: 'GET /sitemap.xml', statuses: all(200) },
  { route: 'GET /sitemap/pages', statuses: all(200) },
  {
    route: 'GET /sitemap/listings/:from',
    statuses: all(200),
    path: ({ listing }) => `/sitemap/listings/${listing}`,
  },
  { route: 'GET /robots.txt', statuses: all(200) },
  { route: 'GET /api/site', statuses: all(200) },
  // Everybody may write, as long as somebody reads it.
  { route: 'POST /api/contact-messages', statuses: all(202), body: () => aContactMessage() },
  { route: 'GET /manifest.webmanifest', statuses: all(200) },

  // An upload needs a file: 400 says that the door was open.
  { route: 'POST /api/media/images', statuses: [401, 400, 400, 400, 400] },
  { route: 'POST /api/media/audio', statuses: [401, 400, 400, 400, 400] },
  {
    route: 'DELETE /api/media/:id',
    statuses: [401, 404, 404, 204, 404],
    path: ({ upload }) => `/api/media/${upload}`,
  },
  { route: 'GET /media/:id/:file', statuses: all(200), path: ({ upload }) => `/media/${upload}/card.webp` },

  {
    route: 'POST /api/auth/sign-up',
    statuses: all(201),
    body: () => ({
      username: `newcomer_${++made}`,
      email: `newcomer_${made}@example.org`,
      password: 'a secret one',
      acceptTerms: true,
    }),
  },
  // Everybody may try; what they tried with is wrong.
  { route: 'POST /api/auth/sign-in', statuses: all(401), body: () => credentials },
  { route: 'POST /api/auth/confirm-email', statuses: all(422), body: () => ({ token: 'x'.repeat(43) }) },
  {
    route: 'POST /api/auth/reset-password',
    statuses: all(422),
    body: () => ({ token: 'x'.repeat(43), password: 'a secret one' }),
  },
  {
    route: 'POST /api/auth/resend-confirmation',
    statuses: all(202),
    body: () => ({ email: `x${++made}@example.org` }),
  },
  {
    route: 'POST /api/auth/forgot-password',
    statuses: all(202),
    body: () => ({ email: `x${++made}@example.org` }),
  },
  { route: 'POST /api/auth/refresh', statuses: [401, 200, 200, 200, 200] },
  { route: 'POST /api/auth/sign-out', statuses: all(204) },
  { route: 'GET /api/usernames/:username', statuses: all(200), path: () => '/api/usernames/somebody' },
  { route: 'POST /api/guests', statuses: all(201), body: () => ({}) },
  {
    route: 'POST /api/guests/log-in',
    statuses: all(401),
    body: () => ({ guestId: `Guest-AAAAAAA${++made % 10}`, pin: 'AAAAAA' }),
  },
  { route: 'GET /api/profile', statuses: SIGNED_IN_ONLY },
  { route: 'PATCH /api/profile', statuses: SIGNED_IN_ONLY, body: () => ({ language: 'es' }) },
  {
    // Only the owner has uploaded that picture.
    route: 'PUT /api/profile/avatar',
    statuses: [401, 403, 422, 200, 422],
    body: ({ upload }) => ({ imageId: upload }),
  },
  { route: 'DELETE /api/profile/avatar', statuses: [401, 403, 200, 200, 200] },
  {
    // Everybody's own password is another one.
    route: 'POST /api/profile/password',
    statuses: [401, 403, 422, 422, 422],
    body: () => ({ currentPassword: 'wrong', newPassword: 'another horse' }),
  },
  {
    route: 'POST /api/profile/email',
    statuses: [401, 403, 422, 422, 422],
    body: () => ({ currentPassword: 'wrong', email: 'another@example.org' }),
  },
  {
    route: 'POST /api/auth/confirm-email-change',
    statuses: all(422),
    body: () => ({ token: 'x'.repeat(43) }),
  },
  { route: 'POST /api/auth/undo-email-change', statuses: all(422), body: () => ({ token: 'x'.repeat(43) }) },
  { route: 'GET /api/profiles/:id', statuses: all(200), path: ({ owner }) => `/api/profiles/${owner}` },

  { route: 'GET /api/people', statuses: SIGNED_IN_ONLY },
  { route: 'GET /api/inbox', statuses: SIGNED_IN_ONLY },
  { route: 'GET /api/waiting-offers', statuses: SIGNED_IN_ONLY },
  { route: 'GET /api/conversations', statuses: SIGNED_IN_ONLY },
  {
    // Nobody talks with themselves.
    route: 'POST /api/conversations',
    statuses: [401, 200, 200, 422, 200],
    body: ({ owner }) => ({ personId: owner }),
  },
  {
    route: 'GET /api/conversations/with/:personId',
    statuses: [401, 200, 200, 422, 200],
    path: ({ owner }) => `/api/conversations/with/${owner}`,
  },
  ...(
    [
      ['GET', '', 200],
      ['GET', '/messages', 200],
      ['POST', '/messages', 201],
      ['POST', '/read', 204],
    ] as const
  ).map(
    ([method, rest, owner]): Try => ({
      route: `${method} /api/conversations/:id${rest}`,
      // Not for an administrator either: they read what has been reported.
      statuses: [401, 404, 404, owner, 404],
      path: ({ conversation }) => `/api/conversations/${conversation}${rest}`,
      body: () =>
        method === 'GET' ? undefined : rest === '/read' ? { seq: 1 } : { id: randomUUID(), content: 'Hi' },
    }),
  ),

  {
    route: 'POST /api/conversations/:id/report',
    statuses: [401, 404, 404, 204, 404],
    path: ({ conversation }) => `/api/conversations/${conversation}/report`,
    body: () => ({ reason: 'spam' }),
  },
  { route: 'GET /api/blocked-people', statuses: SIGNED_IN_ONLY },
  {
    // Nobody blocks themselves.
    route: 'PUT /api/people/:id/block',
    statuses: [401, 204, 204, 422, 204],
    path: ({ owner }) => `/api/people/${owner}/block`,
  },
  {
    route: 'DELETE /api/people/:id/block',
    statuses: [401, 204, 204, 204, 204],
    path: ({ owner }) => `/api/people/${owner}/block`,
  },
  {
    // What was said between two people is for administrators, once it has been reported.
    route: 'GET /api/conversation-reports/:id',
    statuses: [401, 403, 403, 403, 404],
    path: ({ conversation }) => `/api/conversation-reports/${conversation}`,
  },
  {
    route: 'GET /api/conversation-reports/:id/pictures/:pictureId',
    statuses: [401, 403, 403, 403, 404],
    path: ({ conversation }) => `/api/conversation-reports/${conversation}/pictures/${randomUUID()}`,
  },

  // Nobody has sent that message.
  {
    route: 'POST /api/offers',
    statuses: [401, 404, 404, 404, 404],
    body: () => ({ messageId: randomUUID() }),
  },
  {
    route: 'POST /api/offers/denied',
    statuses: [401, 404, 404, 404, 404],
    body: () => ({ messageId: randomUUID() }),
  },
  ...(
    [
      ['accept', 200],
      ['decline', 200],
      ['counter', 200],
      // The buyer's to do, and nothing to call off yet.
      ['withdraw', 403],
      ['cancel', 409],
    ] as const
  ).map(
    ([move, owner]): Try => ({
      route: `POST /api/offers/:id/${move}`,
      statuses: [401, 404, 404, owner, 404],
      path: ({ offer }) => `/api/offers/${offer}/${move}`,
      body: () => ({ amount: 150 }),
    }),
  ),

  // Everybody here is free: who owns a bot may look at it, pause it and delete it.
  { route: 'GET /api/bots', statuses: SIGNED_IN_ONLY },
  {
    route: 'POST /api/bots',
    statuses: [401, 402, 402, 402, 402],
    body: ({ listing }) => aBot(listing),
  },
  {
    route: 'PUT /api/bots/:id',
    statuses: [401, 404, 404, 402, 404],
    path: ({ bot }) => `/api/bots/${bot}`,
    body: ({ listing }) => aBot(listing),
  },
  {
    route: 'PATCH /api/bots/:id',
    statuses: [401, 404, 404, 200, 404],
    path: ({ bot }) => `/api/bots/${bot}`,
    body: () => ({ status: 'paused' }),
  },
  {
    route: 'DELETE /api/bots/:id',
    statuses: [401, 404, 404, 204, 404],
    path: ({ bot }) => `/api/bots/${bot}`,
  },
  {
    route: 'GET /api/listings/:id/bot',
    statuses: SIGNED_IN_ONLY,
    path: ({ listing }) => `/api/listings/${listing}/bot`,
  },
  { route: 'GET /api/bot-interactions', statuses: SIGNED_IN_ONLY },
  {
    route: 'POST /api/bot-previews',
    statuses: [401, 402, 402, 402, 402],
    body: ({ listing }) => ({ bot: aBot(listing), message: '$60' }),
  },

  { route: 'GET /api/notifications', statuses: SIGNED_IN_ONLY },
  { route: 'POST /api/notifications/read', statuses: [401, 204, 204, 204, 204] },
  {
    route: 'POST /api/notifications/:id/read',
    statuses: [401, 404, 404, 204, 404],
    path: ({ notification }) => `/api/notifications/${notification}/read`,
  },
  // The link alone gives the right; this one is nobody's.
  {
    route: 'POST /unsubscribe',
    statuses: all(404),
    path: () => `/unsubscribe?token=${'x'.repeat(43)}`,
  },
  { route: 'GET /api/notification-preferences', statuses: SIGNED_IN_ONLY },
  {
    route: 'PUT /api/notification-preferences',
    statuses: SIGNED_IN_ONLY,
    body: () => ({ kinds: [], sound: false }),
  },

  { route: 'GET /health/live', statuses: all(200) },
  { route: 'GET /health/ready', statuses: all(200) },
  // The operator's: without METRICS_TOKEN, whoever calls from the same machine, as tests do.
  { route: 'GET /metrics', statuses: all(200) },
  { route: 'GET /ops/dead-letters', statuses: all(200) },
  {
    route: 'POST /ops/dead-letters/:id/retry',
    statuses: all(404),
    path: () => `/ops/dead-letters/${randomUUID()}/retry`,
  },
  { route: 'GET /dev/mailbox', statuses: all(200) },
  { route: 'GET /dev/mailbox/:id', statuses: all(404), path: () => '/dev/mailbox/unknown' },
  { route: 'GET /*', statuses: all(200), path: () => '/about' },
];

const picture = () => photo(64, 64).jpeg().toBuffer();

describe('who may call which route', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.stop());

  it('is declared on every route', () => {
    expect(routesOf(app.nest).filter(({ access }) => !access)).toEqual([]);
  });

  it('is tried here for every route', () => {
    const tried = TABLE.map(({ route }) => route).sort();
    expect(tried).toEqual(
      routesOf(app.nest)
        .map(({ name }) => name)
        .sort(),
    );
  });

  it.each(
    TABLE.flatMap((attempt) =>
      ROLES.map((role, n) => [attempt.route, role, attempt.statuses[n], attempt] as const),
    ),
  )('%s answers a %s with %i', async (route, role, status, { path, body }) => {
    const owner = await signUpMember(app);
    const upload = await uploadImage(owner.client, await picture());
    const notification = await aNotification(owner.id);
    const listing = await publish(owner.client);
    const offer = await storeOffer(app, owner.id, listing);
    const bot = await storeBot(app, owner.id);
    const conversation = await storeConversation(app, owner.id);
    const things = { listing, upload: upload.id, owner: owner.id, notification, offer, bot, conversation };
    const client = await clientOf(role, owner.client);
    const [method = '', template = ''] = route.split(' ');
    const answer = await client.call(method, path?.(things) ?? template, { body: body?.(things) });
    expect([answer.status, answer.status < 400 ? '' : answer.problem.code]).toEqual([
      status,
      expect.any(String),
    ]);
  });

  /** Stored past `NotifyPerson`, which would wait for the owner to be known. */
  async function aNotification(personId: string): Promise<string> {
    const id = randomUUID();
    await app.db.rows(sql`
      insert into notifications.notices (id, person_id, kind, code, created_at)
      values (${id}, ${personId}, 'other', 'offer-taken', now())`);
    return id;
  }

  async function clientOf(role: Role, owner: Client): Promise<Client> {
    if (role === 'visitor') return new Client(app.url);
    if (role === 'owner') return owner;
    if (role === 'guest') return (await createGuest(app)).client;
    return (role === 'admin' ? await makeAdmin(app) : await signUpMember(app)).client;
  }
});
