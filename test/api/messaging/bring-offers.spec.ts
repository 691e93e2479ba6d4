import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { EntityManager } from '@mikro-orm/postgresql';
import { SayItOnOfferChanged } from '../../../src/messaging/offer-news/say-it.on-offer-changed.js';
import type { OfferChanged } from '../../../src/messaging/offers/offer-events.js';
import type { TestApp } from '../../support/app/app.js';
import { borrowApp } from '../../support/app/borrow-app.js';
import { messagesOf } from '../../support/world/conversations.js';
import { joinAs } from '../../support/world/joining.js';
import { publish } from '../../support/world/listings.js';
import { notifications } from '../../support/world/notifications.js';
import { eventsIn, move, offer } from '../../support/world/offers.js';
import { createGuest, signUpMember, type TestMember } from '../../support/world/people.js';

const noticesOf = async ({ client }: TestMember, code: string) =>
  (await notifications(client)).items.filter((notice) => notice.code === code);

describe('A guest who becomes a member amid a deal', () => {
  let app: TestApp;
  let seller: TestMember;
  let listing: string;

  beforeAll(async () => {
    app = await borrowApp();
    seller = await signUpMember(app);
    listing = await publish(seller.client, { title: 'Oak desk', price: 120 });
    await app.outbox.delivered();
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });
  afterAll(() => app.stop());

  const newcomers = async () => {
    const people = { guest: await createGuest(app), member: await signUpMember(app) };
    await app.outbox.delivered();
    return people;
  };

  const inTransaction = <T>(work: () => Promise<T>) => app.nest.get(EntityManager).fork().transactional(work);

  /** Does what changes an offer, and answers how to say it, which nobody has done yet. */
  const unsaid = async (change: () => Promise<unknown>) => {
    await app.outbox.delivered();
    const saying = app.nest.get(SayItOnOfferChanged);
    const held = jest.spyOn(saying, 'react').mockResolvedValueOnce();
    await change();
    await app.outbox.delivered();
    const [event] = held.mock.calls.at(-1) ?? [];
    held.mockRestore();
    if (!event) throw new Error('Nothing was to be said.');
    return (words: Partial<OfferChanged> = {}) => inTransaction(() => saying.react({ ...event, ...words }));
  };

  it('has done as the member what they did before it was told', async () => {
    const { guest, member } = await newcomers();
    const made = await offer(guest, seller, listing, '$60');
    const tell = await unsaid(() => move(guest, made, 'withdraw'));
    expect((await joinAs(guest, member)).status).toBe(200);
    await tell();
    await app.outbox.delivered();
    expect((await eventsIn(seller, made)).at(-1)).toMatchObject({ by: member.id, event: 'withdrawn' });
    const [told] = await noticesOf(seller, 'offer-withdrawn');
    expect(told?.link).toBe(`/chat/${member.id}?listing=${listing}`);
  });

  it('is told as the member what the other one did before', async () => {
    const { guest, member } = await newcomers();
    const made = await offer(guest, seller, listing, '$61');
    const tell = await unsaid(() => move(seller, made, 'decline'));
    expect((await joinAs(guest, member)).status).toBe(200);
    await tell();
    expect((await eventsIn(member, made)).at(-1)).toMatchObject({ by: seller.id, event: 'declined' });
    expect(await noticesOf(member, 'offer-declined')).toHaveLength(1);
  });

  it('keeps nothing waiting that an earlier version told in the guest’s name', async () => {
    const { guest, member } = await newcomers();
    const made = await offer(guest, seller, listing, '$62');
    const tell = await unsaid(() => move(guest, made, 'withdraw'));
    expect((await joinAs(guest, member)).status).toBe(200);
    await tell({ by: undefined });
    expect(await messagesOf(seller, made.conversationId)).toHaveLength(1);
    await tell({ by: undefined, byId: member.id });
    expect((await eventsIn(seller, made)).at(-1)).toMatchObject({ by: member.id, event: 'withdrawn' });
  });
});
