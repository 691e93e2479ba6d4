import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { COMMENT_LIMITS } from '#contract/comments';
import { EDITS_PER_HOUR } from '../../../src/catalog/comments/comment.policy.js';
import type { TestApp } from '../../support/app/app.js';
import { borrowApp } from '../../support/app/borrow-app.js';
import { Client } from '../../support/app/client.js';
import { comment, commentsOf, postComment, storeComments } from '../../support/world/comments.js';
import { storeListing } from '../../support/world/listings.js';
import {
  createGuest,
  leaveForGood,
  makeAdmin,
  signUpMember,
  type TestMember,
} from '../../support/world/people.js';

describe('Comments on a listing', () => {
  let app: TestApp;
  let visitor: Client;
  let seller: TestMember;
  let mara: TestMember;
  let listing: string;

  beforeAll(async () => {
    app = await borrowApp();
    visitor = new Client(app.url);
    seller = await signUpMember(app);
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    mara = await signUpMember(app, { fullName: 'Mara K.' });
    listing = await storeListing(app, seller);
  });

  const said = async () => (await commentsOf(visitor, listing)).items.map(({ content }) => content);

  it('are shown to everybody, newest first, with who wrote them and the seller marked', async () => {
    await comment(mara, listing, '  Does it fold?  ');
    await comment(seller, listing, 'It does.');
    const { items, nextCursor, total } = await commentsOf(visitor, listing);
    expect(items).toMatchObject([
      { content: 'It does.', bySeller: true, author: { id: seller.id, kind: 'member' }, editedAt: null },
      { content: 'Does it fold?', bySeller: false, author: { id: mara.id, name: 'Mara K.' } },
    ]);
    expect({ nextCursor, total }).toEqual({ nextCursor: null, total: { count: 2, capped: false } });
  });

  it('come page by page, also when others are written meanwhile', async () => {
    const written = Array.from({ length: COMMENT_LIMITS.page + 3 }, (_, n) => `Comment ${n}`);
    await storeComments(app, mara, listing, written.length);
    const first = await commentsOf(visitor, listing);
    expect(first.items).toHaveLength(COMMENT_LIMITS.page);
    expect(first.total?.count).toBe(written.length);
    await comment(mara, listing, 'Another one');
    const second = await commentsOf(visitor, listing, first.nextCursor ?? '');
    expect([...first.items, ...second.items].map(({ content }) => content)).toEqual(written.toReversed());
    expect(second.nextCursor).toBeNull();
    expect(second.total).toBeUndefined();
  });

  it('are counted up to a thousand', async () => {
    await app.db.rows(sql`
      insert into catalog.comments (id, listing_id, author_id, content, created_at)
      select gen_random_uuid(), ${listing}, ${mara.id}, 'Again ' || n, now() from generate_series(1, 1001) n`);
    expect((await commentsOf(visitor, listing)).total).toEqual({ count: 1000, capped: true });
  });

  describe('by guests', () => {
    it('carry the name they give', async () => {
      const guest = await createGuest(app);
      expect((await postComment(guest, listing, { name: '  Ana   from B12 ' })).status).toBe(201);
      expect((await commentsOf(visitor, listing)).items[0]?.author).toMatchObject({
        kind: 'guest',
        name: 'Ana from B12',
      });
    });

    it.each([
      [undefined, 'comment-name-required'],
      ['   ', 'comment-name-required'],
      ['\u200b\u200b', 'name-not-visible'],
      ['x'.repeat(COMMENT_LIMITS.name + 1), 'comment-name-too-long'],
    ])('are refused with the name %j: %s', async (name, code) => {
      const { status, problem } = await postComment(await createGuest(app), listing, { name });
      expect([status, problem.issues]).toMatchObject([422, [{ field: 'name', code }]]);
      expect(await said()).toEqual([]);
    });

    it('go by the name of the member they become', async () => {
      const guest = await createGuest(app);
      await postComment(guest, listing, { name: 'Ana' });
      const joined = await guest.client.post<{ profile: { id: string } }>('/api/auth/sign-in', {
        email: mara.email,
        password: mara.password,
        bringGuest: true,
      });
      expect(joined.status).toBe(200);
      expect((await commentsOf(visitor, listing)).items[0]?.author).toMatchObject({
        id: mara.id,
        name: 'Mara K.',
      });
    });
  });

  it.each([
    ['', 'comment-required'],
    ['  \n ', 'comment-required'],
    [undefined, 'comment-required'],
    [7, 'comment-required'],
    ['x'.repeat(COMMENT_LIMITS.content + 1), 'comment-too-long'],
  ])('are refused without words, or with more than 5,000 characters (%#)', async (content, code) => {
    const { status, problem } = await postComment(mara, listing, { content });
    expect([status, problem.issues]).toMatchObject([422, [{ field: 'content', code }]]);
    expect(await said()).toEqual([]);
  });

  it('may have 5,000 characters', async () => {
    expect(COMMENT_LIMITS.content).toBe(5000);
    await comment(mara, listing, 'x'.repeat(5000));
    expect((await said())[0]).toHaveLength(5000);
  });

  it('are stored once, however often and at whatever time the same one is sent', async () => {
    const id = uuid();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => postComment(mara, listing, { id, content: 'Only once' })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 201));
    expect(await said()).toEqual(['Only once']);

    const taken = await postComment(seller, listing, { id, content: 'Mine now' });
    expect([taken.status, taken.problem.code]).toEqual([409, 'catalog.comment-id-taken']);
    expect(await said()).toEqual(['Only once']);
  });

  it('are limited in number, also twice as many at once', async () => {
    const { perWindow } = COMMENT_LIMITS;
    const answers = await Promise.all(
      Array.from({ length: perWindow + 20 }, () => postComment(mara, listing)),
    );
    const refused = answers.filter(({ status }) => status !== 201);
    expect(refused.map(({ problem }) => problem.code)).toEqual(
      Array.from({ length: 20 }, () => 'catalog.too-many-comments'),
    );
    expect((await commentsOf(visitor, listing)).total?.count).toBe(perWindow);
  });

  it('need a listing that is there, and somebody who is known', async () => {
    const nowhere = uuid();
    expect((await postComment(mara, nowhere)).problem.code).toBe('catalog.listing-not-found');
    expect((await postComment(mara, 'nonsense')).problem.code).toBe('catalog.listing-not-found');
    expect((await visitor.get(`/api/listings/${nowhere}/comments`)).problem.code).toBe(
      'catalog.listing-not-found',
    );
    expect((await postComment({ client: visitor }, listing)).status).toBe(401);
    const cursor = await visitor.get(`/api/listings/${listing}/comments?cursor=nonsense`);
    expect(cursor.problem.issues).toMatchObject([{ field: 'cursor', code: 'cursor-invalid' }]);
  });

  it.each(['seller', 'writer'])(
    'are refused between people one of whom, the %s, blocked the other',
    async (who) => {
      const before = await comment(mara, listing, 'Before');
      const [blocker, blocked] = who === 'seller' ? [seller, mara] : [mara, seller];
      await blocker.client.put(`/api/people/${blocked.id}/block`);
      const refused = await postComment(mara, listing);
      expect([refused.status, refused.problem.code]).toEqual([403, 'catalog.cannot-comment']);
      const edited = await mara.client.patch(`/api/comments/${before}`, { content: 'After' });
      expect(edited.problem.code).toBe('catalog.cannot-comment');
      expect(await said()).toEqual(['Before']);
      expect((await postComment(seller, listing)).status).toBe(201);
    },
  );

  it('are edited by their author alone, and say so', async () => {
    const id = await comment(mara, listing, 'Does it fold?');
    for (const other of [seller, await makeAdmin(app)]) {
      const refused = await other.client.patch(`/api/comments/${id}`, { content: 'Nonsense' });
      expect([refused.status, refused.problem.code]).toEqual([403, 'catalog.not-your-comment']);
    }
    expect((await mara.client.patch(`/api/comments/${id}`, { content: '' })).problem.issues).toMatchObject([
      { field: 'content', code: 'comment-required' },
    ]);
    expect((await mara.client.patch(`/api/comments/${id}`, { content: 'Does it fold' })).status).toBe(204);
    expect((await commentsOf(visitor, listing)).items).toMatchObject([
      { content: 'Does it fold', editedAt: expect.any(String) },
    ]);
    expect((await mara.client.patch(`/api/comments/${uuid()}`, { content: 'x' })).status).toBe(404);
  });

  it('are edited sixty times an hour by one person, whichever they are', async () => {
    expect(EDITS_PER_HOUR).toBe(60);
    const ids = [await comment(mara, listing), await comment(mara, listing)];
    const edit = (n: number) =>
      mara.client.patch(`/api/comments/${ids[n % 2]}`, { content: `Is it heavy? ${n}` });
    const answers = await Promise.all(Array.from({ length: EDITS_PER_HOUR + 2 }, (_, n) => edit(n)));
    expect(answers.flatMap(({ status, problem }) => (status === 204 ? [] : problem.code))).toEqual([
      'platform.too-many-attempts',
      'platform.too-many-attempts',
    ]);
  });

  it('are deleted by their author or an administrator', async () => {
    const ids = [await comment(mara, listing, 'One'), await comment(mara, listing, 'Two')];
    expect((await seller.client.delete(`/api/comments/${ids[0]}`)).problem.code).toBe(
      'catalog.not-your-comment',
    );
    expect((await mara.client.delete(`/api/comments/${ids[0]}`)).status).toBe(204);
    expect((await (await makeAdmin(app)).client.delete(`/api/comments/${ids[1]}`)).status).toBe(204);
    expect((await mara.client.delete(`/api/comments/${ids[1]}`)).problem.code).toBe(
      'catalog.comment-not-found',
    );
    expect(await said()).toEqual([]);
  });

  it('go with who wrote them, and with the listing', async () => {
    await comment(mara, listing, 'Mine');
    await comment(seller, listing, 'Yours');
    await leaveForGood(app, mara);
    expect(await said()).toEqual(['Yours']);
    await seller.client.delete(`/api/listings/${listing}`);
    const left = await app.db.rows(sql`select from catalog.comments where listing_id = ${listing}`);
    expect(left).toEqual([]);
  });
});
