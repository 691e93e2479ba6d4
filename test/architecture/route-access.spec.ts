import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { startApp, type TestApp } from '../support/app/app.js';
import { Client } from '../support/app/client.js';
import { photo } from '../support/files/images.js';
import { routesOf } from '../support/sources/routes.js';
import { comment } from '../support/world/comments.js';
import { storeMeetup } from '../support/world/community/meetups.js';
import { storeReview } from '../support/world/community/reviews.js';
import { storeListing } from '../support/world/listings.js';
import { storeBot } from '../support/world/messaging/bots.js';
import { storeConversation } from '../support/world/messaging/chat.js';
import { storeOffer } from '../support/world/messaging/offers.js';
import { storeOrder } from '../support/world/monetization/orders.js';
import { createGuest, makeAdmin, signUpMember, type TestMember } from '../support/world/people.js';
import { uploadImage } from '../support/world/uploads.js';
import { CATALOG } from './routes/catalog.routes.js';
import { COMMENTS } from './routes/comment.routes.js';
import { MEETUPS } from './routes/community/meetup.routes.js';
import { REVIEWS } from './routes/community/review.routes.js';
import { COMMUNITY } from './routes/community.routes.js';
import { CONVERSATIONS } from './routes/conversation.routes.js';
import { DEALS } from './routes/deal.routes.js';
import { DRAFTING, DRAFTS } from './routes/draft.routes.js';
import { VOICE } from './routes/drafting/voice.routes.js';
import { FAVORITES } from './routes/favorite.routes.js';
import { FIGURES } from './routes/figure.routes.js';
import { IDENTITY } from './routes/identity.routes.js';
import { INSIGHTS } from './routes/insight.routes.js';
import { BOOSTS } from './routes/monetization/boost.routes.js';
import { MY_PLAN } from './routes/monetization/my-plan.routes.js';
import { ORDERS } from './routes/monetization/order.routes.js';
import { PLAN_ADMINISTRATION } from './routes/monetization/plan-administration.routes.js';
import { PLANS } from './routes/monetization/plans.routes.js';
import { REFERRALS } from './routes/monetization/referral.routes.js';
import { REWARDS } from './routes/monetization/reward.routes.js';
import { STRIPE } from './routes/monetization/stripe.routes.js';
import { NOTIFICATIONS } from './routes/notification.routes.js';
import { PLACES } from './routes/places.routes.js';
import { PLATFORM } from './routes/platform.routes.js';
import { REPORTS } from './routes/report.routes.js';
import { SAVED_SEARCHES } from './routes/saved-search.routes.js';
import { SELLING } from './routes/selling.routes.js';
import { SHARING } from './routes/sharing.routes.js';
import { STANDING } from './routes/standing.routes.js';
import { NOTHING, needsOf, ROLES, type Role, type Things, type Try } from './routes/try.js';

/** The product's whole access table, a file a context. A route that is not here fails the first test. */
const TABLE: readonly Try[] = [
  ...PLATFORM,
  ...PLANS,
  ...IDENTITY,
  ...CATALOG,
  ...SELLING,
  ...COMMENTS,
  ...PLACES,
  ...DRAFTING,
  ...DRAFTS,
  ...FAVORITES,
  ...FIGURES,
  ...INSIGHTS,
  ...COMMUNITY,
  ...CONVERSATIONS,
  ...DEALS,
  ...BOOSTS,
  ...REFERRALS,
  ...MEETUPS,
  ...MY_PLAN,
  ...PLAN_ADMINISTRATION,
  ...STRIPE,
  ...NOTIFICATIONS,
  ...ORDERS,
  ...REPORTS,
  ...REVIEWS,
  ...REWARDS,
  ...SAVED_SEARCHES,
  ...SHARING,
  ...STANDING,
  ...VOICE,
];

interface Tried {
  owner: TestMember | undefined;
  things: Things;
}

/** What is read or refused changes nothing, or is not answered as it should be. */
const changesNothing = (route: string, status: number) => /^(GET|HEAD) /.test(route) || status >= 400;

const EVERYTHING = new Set(Object.keys(NOTHING) as (keyof Things)[]);

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
  )('%s answers a %s with %i', async (route, role, status = 0, { path, body }) => {
    const needs = needsOf({ path, body });
    const isUnchanging = changesNothing(route, status);
    const { owner, things } = await triedOn(needs, isUnchanging);
    const client = await clientOf(role, isUnchanging, owner);
    const [method = '', template = ''] = route.split(' ');
    const answer = await client.call(method, path?.(things) ?? template, { body: body?.(things) });
    const tells = answer.status >= 400 && method !== 'HEAD';
    expect([answer.status, tells ? answer.problem.code : '']).toEqual([status, expect.any(String)]);
  });

  /** For all that changes nothing. */
  let untouched: Promise<Tried> | undefined;
  const strangers = new Map<Role, Promise<Client>>();

  async function triedOn(needs: ReadonlySet<keyof Things>, isUnchanging: boolean): Promise<Tried> {
    if (needs.size === 0) return { owner: undefined, things: NOTHING };
    if (!isUnchanging) return ownerOf(needs);
    untouched ??= ownerOf(EVERYTHING);
    return untouched;
  }

  async function ownerOf(needs: ReadonlySet<keyof Things>): Promise<Tried> {
    const owner = await signUpMember(app);
    return { owner, things: await thingsOf(owner, needs) };
  }

  /** Made one after the other: a comment needs the listing. */
  async function thingsOf(owner: TestMember, needs: ReadonlySet<keyof Things>): Promise<Things> {
    const things = { ...NOTHING, owner: owner.id };
    const make = async <Name extends keyof Things>(name: Name, how: () => Promise<Things[Name]>) => {
      if (needs.has(name)) things[name] = await how();
    };
    await make('upload', async () => (await uploadImage(owner.client, await picture())).id);
    await make('notification', () => aNotification(owner.id));
    if (needs.has('offer') || needs.has('comment')) things.listing = await storeListing(app, owner);
    else await make('listing', () => storeListing(app, owner));
    await make('offer', () => storeOffer(app, owner.id, things.listing));
    await make('bot', () => storeBot(app, owner.id));
    await make('meetup', () => storeMeetup(app, owner.id));
    await make('order', () => storeOrder(app, owner.id));
    await make('conversation', () => storeConversation(app, owner.id));
    await make('review', () => storeReview(app, owner.id));
    await make('comment', () => comment({ client: owner.client }, things.listing));
    return things;
  }

  /** Stored past `NotifyPerson`, which would wait for the owner to be known. */
  async function aNotification(personId: string): Promise<string> {
    const id = randomUUID();
    await app.db.rows(sql`
      insert into notifications.notices (id, person_id, kind, code, created_at)
      values (${id}, ${personId}, 'other', 'offer-taken', now())`);
    return id;
  }

  /** Of nothing, everybody is the owner. */
  function clientOf(role: Role, isUnchanging: boolean, owner: TestMember | undefined): Promise<Client> {
    if (role === 'owner' && owner) return Promise.resolve(owner.client);
    if (!isUnchanging) return strangerOf(role);
    const stranger = strangers.get(role) ?? strangerOf(role);
    strangers.set(role, stranger);
    return stranger;
  }

  async function strangerOf(role: Role): Promise<Client> {
    if (role === 'visitor') return new Client(app.url);
    if (role === 'guest') return (await createGuest(app)).client;
    return (role === 'admin' ? await makeAdmin(app) : await signUpMember(app)).client;
  }
});
