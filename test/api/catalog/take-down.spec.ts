import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import type { ListingReport } from '../../../src/catalog/reports/report.dto.js';
import type { TestApp } from '../../support/app/app.js';
import { borrowApp } from '../../support/app/borrow-app.js';
import { photo } from '../../support/files/images.js';
import { comment } from '../../support/world/comments.js';
import { publish, takeDown } from '../../support/world/listings.js';
import { offer, offerIn } from '../../support/world/messaging/offers.js';
import { notifications } from '../../support/world/notifications.js';
import { makeAdmin, signUpMember, type TestMember } from '../../support/world/people.js';
import { uploadImage, usageOf } from '../../support/world/uploads.js';

describe('A listing that an administrator takes down', () => {
  let app: TestApp;
  let admin: TestMember;
  let seller: TestMember;
  let mara: TestMember;
  let listing: string;

  beforeAll(async () => {
    app = await borrowApp();
    admin = await makeAdmin(app);
    await app.outbox.delivered();
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    [seller, mara] = [await signUpMember(app), await signUpMember(app)];
    listing = await publish(seller.client, { title: 'City bike', price: 100 });
    await app.outbox.delivered();
  });

  const report = async (path = `listings/${listing}`, who = mara) => {
    expect((await who.client.post(`/api/${path}/report`, { reason: 'scam' })).status).toBe(204);
    const row = await app.db.first(sql<{ id: string }>`
      select id from catalog.listing_reports where reporter_id = ${who.id} order by created_at desc limit 1`);
    return row?.id ?? '';
  };
  const read = async (id: string) =>
    (await admin.client.get<ListingReport>(`/api/listing-reports/${id}`)).body;
  const dismiss = (id: string, who = admin) => who.client.post(`/api/listing-reports/${id}/dismiss`);
  const toldOf = async (who: TestMember) => {
    await app.outbox.delivered();
    return (await notifications(who.client)).items.map(({ code, params, link }) => ({ code, params, link }));
  };

  it('is gone with its pictures and what was open about it, and its seller reads why', async () => {
    const image = await uploadImage(seller.client, await photo().jpeg().toBuffer());
    await seller.client.patch(`/api/listings/${listing}`, { imageIds: [image.id] });
    const made = await offer(mara, seller, listing, '$80');
    expect((await takeDown(admin, listing, ' It is stolen. ')).status).toBe(204);
    expect((await mara.client.get(`/api/listings/${listing}`)).status).toBe(404);
    expect(await toldOf(seller)).toContainEqual({
      code: 'listing-taken-down',
      params: { title: 'City bike', reason: 'It is stolen.' },
      link: '/contact',
    });
    expect((await offerIn(mara, made)).status).toBe('expired');
    expect(await usageOf(app, image)).toBeNull();
  });

  it('is told once, however often and by whomever it is taken down at once', async () => {
    const other = await makeAdmin(app);
    const done = await Promise.all(
      Array.from({ length: 20 }, (_, n) => takeDown(n % 2 ? admin : other, listing)),
    );
    expect(done.filter(({ status }) => status === 204)).toHaveLength(1);
    for (const { status } of done) expect([204, 404, 409, 503]).toContain(status);
    const told = await toldOf(seller);
    expect(told.filter(({ code }) => code === 'listing-taken-down')).toHaveLength(1);
  });

  it('is not told to an administrator who sells it', async () => {
    const own = await publish(admin.client, { title: 'My own lamp' });
    expect((await takeDown(admin, own)).status).toBe(204);
    expect((await toldOf(admin)).map(({ code }) => code)).not.toContain('listing-taken-down');
  });

  it('settles what was reported of it and of the comments on it; who reported it learns that it is gone', async () => {
    const noor = await signUpMember(app);
    const said = await comment(noor, listing, 'Rude words');
    const [reported, ofComment] = [await report(), await report(`comments/${said}`, mara)];
    await takeDown(admin, listing);
    for (const each of [reported, ofComment])
      expect(await read(each)).toMatchObject({ status: 'resolved', listingStatus: null });
    expect((await toldOf(mara)).filter(({ code }) => code === 'report-resolved')).toEqual([
      { code: 'report-resolved', params: { title: 'City bike' }, link: null },
    ]);
    // What is settled stays so.
    expect((await dismiss(reported)).status).toBe(204);
    expect((await read(reported)).status).toBe('resolved');
  });

  it('stays when the report of it is dismissed, of which nobody is told', async () => {
    const reported = await report();
    const before = [await toldOf(seller), await toldOf(mara)];
    expect((await dismiss(reported)).status).toBe(204);
    expect((await dismiss(reported)).status).toBe(204);
    expect(await read(reported)).toMatchObject({ status: 'dismissed', listingStatus: 'active' });
    expect([await toldOf(seller), await toldOf(mara)]).toEqual(before);
    expect((await dismiss(randomUUID())).problem.code).toBe('catalog.report-not-found');
  });

  it('is an administrator’s to take down, with a reason of 300 characters at most', async () => {
    for (const who of [seller, mara]) expect((await takeDown(who, listing)).status).toBe(403);
    expect((await dismiss(await report(), mara)).status).toBe(403);
    const refused: [unknown, string][] = [
      ['', 'take-down-reason-required'],
      ['   ', 'take-down-reason-required'],
      [null, 'take-down-reason-required'],
      [['It'], 'take-down-reason-required'],
      ['x'.repeat(301), 'take-down-reason-too-long'],
    ];
    for (const [reason, code] of refused) {
      const { status, problem } = await takeDown(admin, listing, reason);
      expect([status, problem.issues]).toMatchObject([422, [{ field: 'reason', code }]]);
    }
    expect((await mara.client.get(`/api/listings/${listing}`)).status).toBe(200);
    expect((await takeDown(admin, listing, 'x'.repeat(300))).status).toBe(204);
    expect((await takeDown(admin, 'nonsense')).status).toBe(404);
  });
});
