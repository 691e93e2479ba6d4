import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { sql } from 'kysely';
import { REPORT_LIMITS } from '#contract/reports';
import { DAY_MS, WEEK_MS } from '#contract/time';
import { JobRunner } from '#platform/jobs/job-runner';
import { EvidenceSettings } from '#platform/media/evidence/evidence.settings';
import { MediaRemoval } from '#platform/media/media-removal';
import { KeepPicturesOnReported } from '../../../src/catalog/reports/keep-pictures.on-reported.js';
import type { ListingReport } from '../../../src/catalog/reports/report.dto.js';
import { ReportNotices } from '../../../src/catalog/reports/report-notices.js';
import type { TestApp } from '../../support/app/app.js';
import { borrowApp } from '../../support/app/borrow-app.js';
import type { Client } from '../../support/app/client.js';
import { photo } from '../../support/files/images.js';
import { eventually } from '../../support/runner/eventually.js';
import { isSomebodyWaiting } from '../../support/runner/held-up.js';
import { comment, storeComments } from '../../support/world/comments.js';
import { joinAs } from '../../support/world/joining.js';
import { publish, storeListing } from '../../support/world/listings.js';
import { notifications } from '../../support/world/notifications.js';
import {
  createGuest,
  leaveForGood,
  makeAdmin,
  signUpMember,
  type TestGuest,
  type TestMember,
} from '../../support/world/people.js';
import { Plans } from '../../support/world/plans.js';
import { uploadImage } from '../../support/world/uploads.js';

describe('Reports of listings', () => {
  let app: TestApp;
  let plans: Plans;
  let admin: TestMember;
  let seller: TestMember;
  let mara: TestMember;
  let listing: string;

  beforeAll(async () => {
    app = await borrowApp();
    plans = new Plans(app);
    admin = await makeAdmin(app);
    seller = await signUpMember(app);
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    mara = await signUpMember(app);
    listing = await storeListing(app, seller, { title: 'City bike', price: 42.5 });
  });

  const report = (who: { client: Client }, what = listing, body: object = { reason: 'scam' }) =>
    who.client.post(`/api/listings/${what}/report`, body);
  const reported = async (what = listing) => {
    const row = await app.db.first(sql<{ id: string }>`
      select id from catalog.listing_reports where listing_id = ${what} order by created_at desc limit 1`);
    return row?.id ?? '';
  };
  const read = async (id: string) =>
    (await admin.client.get<ListingReport>(`/api/listing-reports/${id}`)).body;
  const toldOf = async (who: TestMember) => {
    await app.outbox.delivered();
    return (await notifications(who.client)).items.map(({ code, params, link }) => ({ code, params, link }));
  };

  const linksToReports = async () =>
    (await toldOf(admin)).map(({ link }) => link ?? '').filter((link) => link.includes('listing-reports'));
  const linksOf = async (who: TestGuest | TestMember) => {
    const rows = await app.db.rows(sql<{ id: string }>`
      select id from catalog.listing_reports where reporter_id = ${who.id}`);
    return rows.map(({ id }) => `/admin/listing-reports/${id}`);
  };

  const several = async (count: number) => {
    const made: string[] = [];
    for (let n = 0; n < count; n++) made.push(await storeListing(app, seller));
    return made;
  };

  it('show administrators the listing as it was, with its pictures, when it is changed and gone', async () => {
    const leaver = await signUpMember(app);
    const image = await uploadImage(leaver.client, await photo().jpeg().toBuffer());
    const bike = await publish(leaver.client, { title: 'Stolen bike', imageIds: [image.id] });
    expect(
      (await report(mara, bike, { reason: 'inappropriate_content', description: ' Look closely. ' })).status,
    ).toBe(204);
    const id = await reported(bike);
    expect(await toldOf(admin)).toContainEqual({
      code: 'listing-reported',
      params: { title: 'Stolen bike', reason: 'inappropriate_content' },
      link: `/admin/listing-reports/${id}`,
    });
    expect(await toldOf(mara)).toEqual([
      { code: 'report-received', params: { title: 'Stolen bike' }, link: null },
    ]);
    expect(await toldOf(leaver)).toEqual([]);

    await leaver.client.patch(`/api/listings/${bike}`, { title: 'Nice bike', imageIds: [] });
    await app.nest.get(MediaRemoval).removeThese([image.id]);
    expect(await read(id)).toMatchObject({
      listingId: bike,
      listingStatus: 'active',
      reporter: { id: mara.id },
      reported: { id: leaver.id },
      reason: 'inappropriate_content',
      description: 'Look closely.',
      status: 'pending',
      snapshot: { listing: { title: 'Stolen bike', images: [{ id: image.id }] }, comment: null },
    });
    const picture = `/api/listing-reports/${id}/pictures/${image.id}`;
    expect((await admin.client.get(picture)).headers.get('content-type')).toBe('image/webp');
    expect((await admin.client.get(`/media/${image.id}/full.webp`)).status).toBe(404);
    expect((await mara.client.get(picture)).status).toBe(403);

    await leaveForGood(app, leaver);
    await app.outbox.delivered();
    expect(await read(id)).toMatchObject({
      listingStatus: null,
      reported: { deleted: true },
      snapshot: { listing: { title: 'Stolen bike' } },
    });
    expect((await admin.client.get(picture)).status).toBe(200);
  });

  it('keep the pictures once, however often that is tried', async () => {
    const image = await uploadImage(seller.client, await photo().jpeg().toBuffer());
    const bike = await publish(seller.client, { imageIds: [image.id] });
    await report(mara, bike);
    const reaction = app.nest.get(KeepPicturesOnReported);
    const id = await reported(bike);
    for (let times = 0; times < 2; times++) await reaction.react({ reportId: id });
    expect((await admin.client.get(`/api/listing-reports/${id}/pictures/${image.id}`)).status).toBe(200);
    expect((await admin.client.get(`/media/${image.id}/full.webp`)).status).toBe(200);
  });

  it('of comments show the comment, also when it is deleted since', async () => {
    const said = await comment(seller, listing, 'Rude words');
    const own = await seller.client.post(`/api/comments/${said}/report`, { reason: 'spam' });
    expect(own.problem.code).toBe('catalog.cannot-report-own');
    expect((await mara.client.post(`/api/comments/${said}/report`, { reason: 'spam' })).status).toBe(204);
    expect((await mara.client.post(`/api/comments/${said}/report`, { reason: 'spam' })).problem.code).toBe(
      'catalog.already-reported',
    );
    await seller.client.delete(`/api/comments/${said}`);
    const id = await reported();
    expect((await read(id)).snapshot.comment).toMatchObject({ id: said, content: 'Rude words' });
    expect(await toldOf(admin)).toContainEqual({
      code: 'comment-reported',
      params: { title: 'City bike', reason: 'spam' },
      link: `/admin/listing-reports/${id}`,
    });
    expect((await mara.client.post(`/api/comments/${said}/report`, { reason: 'spam' })).problem.code).toBe(
      'catalog.comment-not-found',
    );
  });

  it('of comments are limited to twenty a day', async () => {
    const said = await storeComments(app, seller, listing, REPORT_LIMITS.commentsPerDay + 1);
    const answers = await Promise.all(
      said.map((id) => mara.client.post(`/api/comments/${id}/report`, { reason: 'spam' })),
    );
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(20);
  });

  it('are refused for one’s own, a second time, and of what is not there', async () => {
    const own = await report(seller);
    expect([own.status, own.problem.code]).toEqual([403, 'catalog.cannot-report-own']);
    await report(mara);
    const again = await report(mara, listing, { reason: 'spam' });
    expect([again.status, again.problem.code]).toEqual([409, 'catalog.already-reported']);
    expect((await report(mara, '0198c0de-0000-7000-8000-000000000000')).problem.code).toBe(
      'catalog.listing-not-found',
    );
    expect((await report(mara, 'nonsense')).status).toBe(404);
    expect((await admin.client.get('/api/listing-reports/nonsense')).problem.code).toBe(
      'catalog.report-not-found',
    );
  });

  it.each([
    [{ reason: 'boring' }, 'reason', 'reason-unknown'],
    [{}, 'reason', 'reason-unknown'],
    [{ reason: 'spam', description: 'x'.repeat(501) }, 'description', 'report-description-too-long'],
  ])('are refused with %j', async (body, field, code) => {
    expect((await report(mara, listing, body)).problem.issues).toMatchObject([{ field, code }]);
    expect(await reported()).toBe('');
  });

  it.each(['spam', 'scam', 'sold_out', 'inappropriate_content'])('have the reason %s', async (reason) => {
    expect((await report(mara, listing, { reason, description: 'x'.repeat(500) })).status).toBe(204);
    expect((await read(await reported())).reason).toBe(reason);
  });

  describe('by free people', () => {
    it.each(['member', 'guest'])('are three in a week, of twenty at once as well: of a %s', async (kind) => {
      const who = kind === 'member' ? mara : await createGuest(app);
      const listings = await several(20);
      const answers = await Promise.all(listings.map((each) => report(who, each)));
      expect(answers.filter(({ status }) => status === 204)).toHaveLength(3);
      const refused = answers.filter(({ status }) => status === 402);
      expect(refused).toHaveLength(17);
      expect(refused[0]?.problem).toMatchObject({
        code: 'catalog.report-limit',
        params: { feature: 'reports', tier: 'premium', limit: 3 },
      });
    });

    it('are three again a week later', async () => {
      const [one = '', two = '', three = '', four = ''] = await several(4);
      for (const each of [one, two, three]) await report(mara, each);
      expect((await report(mara, four)).status).toBe(402);
      await app.db.rows(sql`
        update catalog.listing_reports set created_at = ${new Date(Date.now() - WEEK_MS - 1000)}
        where reporter_id = ${mara.id}`);
      expect((await report(mara, four)).status).toBe(204);
    });

    it('are not called too many while nobody can say which plan it is', async () => {
      const [last = '', ...before] = await several(4);
      for (const each of before) await report(mara, each);
      jest.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined);
      plans.hide(mara);
      const { status, problem } = await report(mara, last);
      expect([status, problem.code]).toEqual([402, 'platform.plan-not-verified']);
      plans.give(mara, 'premium');
      expect((await report(mara, last)).status).toBe(204);
      jest.restoreAllMocks();
    });

    it('have no limit with a plan, nor for administrators', async () => {
      plans.give(mara, 'premium');
      const listings = await several(5);
      for (const who of [mara, admin])
        for (const each of listings) expect((await report(who, each)).status).toBe(204);
    });
  });

  it('of a guest become those of the member', async () => {
    const guest = await createGuest(app);
    const other = await storeListing(app, seller);
    await report(guest);
    await report(guest, other);
    await report(mara);
    await joinAs(guest, mara);
    const theirs = await app.db.rows(sql<{ listing: string }>`
      select listing_id as listing from catalog.listing_reports where reporter_id = ${mara.id}`);
    expect(theirs.map((row) => row.listing).sort()).toEqual([listing, other].sort());
  });

  describe('that a guest and the member they become both made', () => {
    it('are told of once, those of comments as well', async () => {
      const guest = await createGuest(app);
      const said = await comment(seller, listing, 'Rude words');
      for (const who of [guest, mara]) {
        await report(who);
        await who.client.post(`/api/comments/${said}/report`, { reason: 'spam' });
      }
      await report(guest, await storeListing(app, seller));
      const [doubled, kept] = [await linksOf(guest), await linksOf(mara)];
      expect(await linksToReports()).toEqual(expect.arrayContaining([...doubled, ...kept]));
      await joinAs(guest, mara);
      const left = await linksOf(mara);
      expect([left.length, kept.every((link) => left.includes(link))]).toEqual([3, true]);
      const told = await linksToReports();
      expect(told.filter((link) => [...doubled, ...kept].includes(link)).sort()).toEqual(left.sort());
    });

    it('are told of once also when the guest joins while administrators are being told', async () => {
      const guest = await createGuest(app);
      await report(mara);
      await app.outbox.delivered();
      const notices = app.nest.get(ReportNotices);
      const tell = notices.tell.bind(notices);
      let joined: ReturnType<typeof joinAs> | undefined;
      jest.spyOn(notices, 'tell').mockImplementationOnce(async (told) => {
        let isDone = false;
        joined = joinAs(guest, mara).finally(() => {
          isDone = true;
        });
        await eventually(async () => isDone || (await isSomebodyWaiting(app)));
        await tell(told);
      });
      await report(guest);
      const [doubled] = await linksOf(guest);
      await app.outbox.delivered();
      jest.restoreAllMocks();
      expect((await joined)?.status).toBe(200);
      expect(await linksToReports()).not.toContain(doubled);
    });
  });

  it('are kept as long as the setting says, also when the job runs twice', async () => {
    const image = await uploadImage(seller.client, await photo().jpeg().toBuffer());
    const bike = await publish(seller.client, { imageIds: [image.id] });
    await report(mara, bike);
    await app.outbox.delivered();
    const id = await reported(bike);
    const afterDays = async (days: number) => {
      app.setTime(new Date(Date.now() + days * DAY_MS));
      for (let times = 0; times < 2; times++)
        await app.nest.get(JobRunner).runNow('catalog.remove-old-reports');
      app.setTime(new Date());
      return (await admin.client.get(`/api/listing-reports/${id}`)).status;
    };
    const { REPORTS_KEPT_DAYS } = app.settings.of(EvidenceSettings);
    expect(await afterDays(REPORTS_KEPT_DAYS - 1)).toBe(200);
    expect(await afterDays(REPORTS_KEPT_DAYS + 1)).toBe(404);
    expect((await toldOf(admin)).filter(({ link }) => link?.endsWith(id))).toEqual([]);
  });
});
