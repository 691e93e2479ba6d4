import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { EntityManager } from '@mikro-orm/postgresql';
import type { Category } from '#contract/listings';
import { ListingChanged } from '../../../src/catalog/catalog.contract.js';
import { CopyItemOnListingChanged } from '../../../src/messaging/items/copy-item.on-listing-changed.js';
import type { TestApp } from '../../support/app/app.js';
import { borrowApp } from '../../support/app/borrow-app.js';
import { publish } from '../../support/world/listings.js';
import { ChatTab, sendDraft, startConversation } from '../../support/world/messaging/chat.js';
import { threadOf } from '../../support/world/messaging/conversations.js';
import { signUpMember, type TestMember } from '../../support/world/people.js';

const later = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();

describe('Conversations', () => {
  let app: TestApp;
  let seller: TestMember;
  let listing: string;

  beforeAll(async () => {
    app = await borrowApp();
    seller = await signUpMember(app);
    listing = await publish(seller.client, { title: 'Walnut lounge chair', price: 119.99 });
    await app.outbox.delivered();
  });
  afterAll(() => app.stop());

  const copy = (event: ListingChanged) => {
    const reaction = app.nest.get(CopyItemOnListingChanged);
    return app.nest
      .get(EntityManager)
      .fork()
      .transactional(() => reaction.react(event));
  };

  it('show what becomes of their listing, at once where they are open', async () => {
    const buyer = await signUpMember(app);
    const chair = await publish(seller.client, { title: 'Chair', price: 20 });
    const id = await startConversation(buyer.client, seller.id, chair);
    const tab = await ChatTab.open(app.url, buyer.client.accessToken);
    // What is told of the publishing is told to nobody yet.
    await app.outbox.delivered();
    await tab.tell('messaging.open', { conversationId: id });
    await seller.client.patch(`/api/listings/${chair}`, { price: 15 });
    await tab.hears('messaging.conversation-changed', ({ conversationId }) => conversationId === id);
    expect((await threadOf(buyer, id)).item).toMatchObject({ title: 'Chair', price: 15, status: 'active' });

    tab.forget();
    await seller.client.delete(`/api/listings/${chair}`);
    await tab.hears('messaging.conversation-changed', ({ conversationId }) => conversationId === id);
    expect((await threadOf(buyer, id)).item).toMatchObject({
      title: 'Chair',
      status: 'deleted',
      image: null,
    });
    expect((await sendDraft(buyer.client, id, { content: 'What a pity' })).status).toBe(201);
    expect(
      (
        await (
          await signUpMember(app)
        ).client.post('/api/conversations', { personId: seller.id, listingId: chair })
      ).problem.code,
    ).toBe('messaging.item-not-found');
    tab.close();
  });

  it('keep the newest picture of a listing, when an older event comes late', async () => {
    const old = '2020-01-01T00:00:00.000Z';
    const buyer = await signUpMember(app);
    const id = await startConversation(buyer.client, seller.id, listing);
    await copy(new ListingChanged(listing, seller.id, 'Old title', 1, 'sold', null, old));
    expect(await threadOf(buyer, id)).toMatchObject({
      item: { title: 'Walnut lounge chair', price: 119.99, status: 'active' },
    });
  });

  it('know what kind of thing they are about, for who shows it without a photo', async () => {
    const atlas = await publish(seller.client, { category: 'books' });
    const buyer = await signUpMember(app);
    const id = await startConversation(buyer.client, seller.id, atlas);
    expect(await threadOf(buyer, id)).toMatchObject({ item: { category: 'books', image: null } });
    const told = (changedAt: string, category?: Category) =>
      copy(new ListingChanged(atlas, seller.id, 'Atlas', 20, 'active', null, changedAt, category));
    await told(later(1), 'collectibles');
    // An event of an earlier version says nothing of it.
    await told(later(2));
    expect(await threadOf(buyer, id)).toMatchObject({ item: { title: 'Atlas', category: 'collectibles' } });
  });
});
