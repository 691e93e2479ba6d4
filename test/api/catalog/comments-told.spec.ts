import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { NotifyPeopleOnCommentPosted } from '../../../src/catalog/comments/notify-people.on-comment-posted.js';
import type { TestApp } from '../../support/app/app.js';
import { borrowApp } from '../../support/app/borrow-app.js';
import { mailsTo } from '../../support/app/mail.js';
import { eventually } from '../../support/runner/eventually.js';
import { comment } from '../../support/world/comments.js';
import { publish } from '../../support/world/listings.js';
import { ChatTab } from '../../support/world/messaging/chat.js';
import { notifications } from '../../support/world/notifications.js';
import { signUpMember, type TestMember } from '../../support/world/people.js';

describe('Of a comment', () => {
  let app: TestApp;
  let seller: TestMember;
  let mara: TestMember;
  let listing: string;

  beforeAll(async () => {
    app = await borrowApp();
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    [seller, mara] = [await signUpMember(app), await signUpMember(app)];
    listing = await publish(seller.client, { title: 'City bike' });
    await app.outbox.delivered();
  });

  const told = async (person: TestMember) => {
    await app.outbox.delivered();
    return (await notifications(person.client)).items.map(({ code, params, link, read }) => ({
      code,
      title: params.title,
      link,
      read,
    }));
  };

  it('everybody who has the listing open is told, when it comes, changes and goes', async () => {
    const tab = await ChatTab.open(app.url);
    await tab.tell('catalog.watch-listing', { id: listing });
    const heard = () =>
      tab.heard('catalog.comments-changed').filter(({ listingId }) => listingId === listing).length;
    const id = await comment(mara, listing);
    await eventually(() => heard() === 1);
    await mara.client.patch(`/api/comments/${id}`, { content: 'Another word' });
    await eventually(() => heard() === 2);
    await mara.client.delete(`/api/comments/${id}`);
    await eventually(() => heard() === 3);
    await app.outbox.delivered();
    expect(heard()).toBe(3);
    tab.close();
  });

  it('the seller is told, once until they have read of it', async () => {
    await comment(mara, listing);
    await comment(mara, listing);
    expect(await told(seller)).toEqual([
      { code: 'comment-posted', title: 'City bike', link: `/listing/${listing}#comments`, read: false },
    ]);
    expect((await mailsTo(app, seller.email)).map(({ subject }) => subject)).toEqual([
      'New comment on “City bike”',
    ]);
    expect(await told(mara)).toEqual([]);
  });

  it('nobody is told of their own', async () => {
    await comment(seller, listing);
    expect(await told(seller)).toEqual([]);
  });

  it('those who wrote since the seller’s last one are told when the seller answers', async () => {
    const ilan = await signUpMember(app);
    await comment(ilan, listing, 'Is it new?');
    await comment(seller, listing, 'No.');
    expect((await told(ilan)).map(({ code }) => code)).toEqual(['comment-answered']);
    await ilan.client.post('/api/notifications/read');
    await comment(mara, listing, 'How old?');
    await comment(mara, listing, 'And is it red?');
    await comment(seller, listing, 'Two years, and red.');
    expect((await told(mara)).map(({ code }) => code)).toEqual(['comment-answered']);
    expect((await told(ilan)).filter(({ read }) => !read)).toEqual([]);
  });

  it.each(['seller', 'writer'])(
    'neither is told what the other one says, once the %s has blocked the other',
    async (who) => {
      const ilan = await signUpMember(app);
      await comment(ilan, listing, 'Is it new?');
      const id = await comment(mara, listing, 'How old?');
      await told(seller);
      await seller.client.post('/api/notifications/read');
      const [blocker, blocked] = who === 'seller' ? [seller, mara] : [mara, seller];
      await blocker.client.put(`/api/people/${blocked.id}/block`);
      await app.nest
        .get(NotifyPeopleOnCommentPosted)
        .react({ commentId: id, listingId: listing, authorId: mara.id });
      expect((await told(seller)).filter(({ read }) => !read)).toEqual([]);
      await comment(seller, listing, 'Two years.');
      expect(await told(mara)).toEqual([]);
      expect(await mailsTo(app, mara.email)).toEqual([]);
      expect((await told(ilan)).map(({ code }) => code)).toEqual(['comment-answered']);
    },
  );

  it('nothing is told to who switched it off', async () => {
    await seller.client.put('/api/notification-preferences', {
      kinds: [{ kind: 'comment', inApp: false, byMail: false }],
      sound: true,
    });
    await comment(mara, listing);
    expect(await told(seller)).toEqual([]);
    expect(await mailsTo(app, seller.email)).toEqual([]);
  });

  it('nothing is told when it is gone before it could be', async () => {
    const id = await comment(mara, listing);
    await app.outbox.delivered();
    await seller.client.post('/api/notifications/read');
    await app.db.rows(sql`delete from catalog.comments where id = ${id}`);
    await app.nest
      .get(NotifyPeopleOnCommentPosted)
      .react({ commentId: id, listingId: listing, authorId: mara.id });
    expect((await told(seller)).filter(({ read }) => !read)).toEqual([]);
  });
});
