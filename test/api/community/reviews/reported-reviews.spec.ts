import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { REVIEW_LIMITS } from '#contract/community/reviews';
import type { TestApp } from '../../../support/app/app.js';
import { borrowApp } from '../../../support/app/borrow-app.js';
import { Client } from '../../../support/app/client.js';
import { photo } from '../../../support/files/images.js';
import { dealOf, reviewEachOther, reviewsOf, storeDeal } from '../../../support/world/community/reviews.js';
import { joinAs } from '../../../support/world/joining.js';
import { notifications } from '../../../support/world/notifications.js';
import { createGuest, makeAdmin, signUpMember, type TestMember } from '../../../support/world/people.js';
import { uploadImage } from '../../../support/world/uploads.js';

const report = (person: { client: Client }, id: string, body: object = { reason: 'spam' }) =>
  person.client.post(`/api/reviews/${id}/report`, body);
const codeOf = ({ status, problem }: { status: number; problem: { code: string } }) => [status, problem.code];

describe('Reviews that somebody reports', () => {
  let app: TestApp;
  let visitor: Client;
  let admin: TestMember;
  beforeAll(async () => {
    app = await borrowApp();
    visitor = new Client(app.url);
    admin = await makeAdmin(app);
  });
  afterAll(() => app.stop());

  /** The one of the seller, once both have written. */
  const reviewOf = async (seller: TestMember, buyer: TestMember, saleId: string): Promise<string> => {
    await reviewEachOther([seller, buyer], saleId);
    return (await reviewsOf(visitor, seller)).items[0]?.id ?? '';
  };
  const reviewed = async () => {
    const [seller, buyer] = await Promise.all([signUpMember(app), signUpMember(app)]);
    return { id: await reviewOf(seller, buyer, await storeDeal(app, seller, buyer)) };
  };
  const noticesOf = async ({ client }: { client: Client }) => {
    await app.outbox.delivered();
    return (await notifications(client)).items;
  };
  const noticeOf = async (person: { client: Client }, wanted: string) =>
    (await noticesOf(person)).find(({ code }) => code === wanted);

  it('are kept as they were once a person reports them, and seen by administrators', async () => {
    const [seller, buyer] = await Promise.all([signUpMember(app), signUpMember(app)]);
    const saleId = await storeDeal(app, seller, buyer);
    const picture = await uploadImage(buyer.client, await photo(64, 64).jpeg().toBuffer());
    await reviewEachOther([seller, buyer], saleId, { stars: 1, text: 'Lies.', imageIds: [picture.id] });
    const id = (await reviewsOf(visitor, seller)).items[0]?.id ?? '';
    for (const body of [{}, { reason: 'boring' }, { reason: 'spam', description: 'x'.repeat(501) }])
      expect((await report(seller, id, body)).status).toBe(422);
    expect(codeOf(await report(buyer, id))).toEqual([403, 'community.cannot-report-own-review']);
    expect((await report({ client: visitor }, id)).status).toBe(401);
    const made = await Promise.all(
      Array.from({ length: 10 }, () => report(seller, id, { reason: 'harassment', description: 'Not so.' })),
    );
    expect(made.filter(({ status }) => status === 204)).toHaveLength(1);
    for (const answer of made.filter(({ status }) => status !== 204))
      expect(codeOf(answer)).toEqual([409, 'community.review-already-reported']);
    const told = await noticeOf(admin, 'review-reported');
    expect(told?.params).toEqual({ title: 'Enamelled cast-iron pot', reason: 'harassment' });
    expect((await noticeOf(seller, 'report-received'))?.params).toEqual({ title: 'Enamelled cast-iron pot' });
    const reportId = told?.link?.split('/').at(-1) ?? '';
    const read = await admin.client.get(`/api/review-reports/${reportId}`);
    expect(read.body).toMatchObject({
      reviewId: id,
      shown: true,
      reporter: { id: seller.id },
      reported: { id: buyer.id },
      subjectId: seller.id,
      reason: 'harassment',
      description: 'Not so.',
      snapshot: { stars: 1, text: 'Lies.', photos: [{ id: picture.id }], title: 'Enamelled cast-iron pot' },
    });
    // Whatever becomes of the review.
    await admin.client.post(`/api/reviews/${id}/removal`, { reason: 'It names an address.' });
    expect((await admin.client.get(`/api/review-reports/${reportId}`)).body).toMatchObject({
      shown: false,
      snapshot: { text: 'Lies.' },
    });
    const shown = await fetch(`${app.url}/api/review-reports/${reportId}/pictures/${picture.id}`, {
      headers: { authorization: `Bearer ${admin.client.accessToken}` },
    });
    expect([shown.status, shown.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
  });

  it('are reported once by a guest and the member they become, and administrators told once', async () => {
    const [{ id }, other] = [await reviewed(), await reviewed()];
    const [guest, member] = [await createGuest(app), await signUpMember(app)];
    const toldOf = async () => {
      await app.outbox.delivered();
      const rows = await app.db.rows(sql<{ link: string }>`
        select link from notifications.notices where person_id = ${admin.id} and code = 'review-reported'`);
      return rows.map(({ link }) => link);
    };
    const before = await toldOf();
    await report(guest, id);
    await report(guest, other.id);
    await report(member, id);
    expect(await toldOf()).toHaveLength(before.length + 3);
    expect((await joinAs(guest, member)).status).toBe(200);
    const left = await app.db.rows(sql<{ link: string }>`
      select '/admin/review-reports/' || id as link from community.review_reports
      where review_id in (${id}, ${other.id}) and reporter_id = ${member.id}`);
    expect(left).toHaveLength(2);
    expect((await toldOf()).sort()).toEqual([...before, ...left.map(({ link }) => link)].sort());
  });

  it('cannot be reported more often than a person can mean it', async () => {
    const { id } = await reviewed();
    const person = await signUpMember(app);
    const many = await Promise.all(
      Array.from({ length: REVIEW_LIMITS.reportsPerDay + 5 }, () => report(person, id)),
    );
    expect(many.filter(({ status }) => status === 429)).toHaveLength(5);
  });

  it('of what was sold in private are not named to a stranger who reports one', async () => {
    const [seller, buyer, stranger] = [
      await signUpMember(app),
      await signUpMember(app),
      await signUpMember(app),
    ];
    const { saleId } = await dealOf(app, seller, buyer, { title: 'Surprise present', hidden: true });
    const id = await reviewOf(seller, buyer, saleId);
    for (const person of [stranger, seller]) expect((await report(person, id)).status).toBe(204);
    expect(await noticesOf(stranger)).toMatchObject([{ code: 'review-report-received', params: {} }]);
    expect(JSON.stringify(await noticesOf(stranger))).not.toContain('Surprise');
    expect((await noticeOf(seller, 'report-received'))?.params).toEqual({ title: 'Surprise present' });
    expect((await noticeOf(admin, 'review-reported'))?.params).toMatchObject({ title: 'Surprise present' });
  });
});
