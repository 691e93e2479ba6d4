import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { sql } from 'kysely';
import { DRAFT_LIMITS } from '#contract/drafts';
import { imageUrl } from '#contract/media';
import { DAY_MS } from '#contract/time';
import { JobRunner } from '#platform/jobs/job-runner';
import { MediaLibrary } from '#platform/media/media-library';
import { RemoveOldDraftsJob } from '../../../../src/catalog/drafts/remove-old-drafts.job.js';
import type { TestApp } from '../../../support/app/app.js';
import { borrowApp } from '../../../support/app/borrow-app.js';
import type { Client } from '../../../support/app/client.js';
import { photo } from '../../../support/files/images.js';
import { draftsOf, keepDraft, putDraft, readDraft } from '../../../support/world/drafts.js';
import { takeExport } from '../../../support/world/exports.js';
import { aListing, detail, publish, storeListing } from '../../../support/world/listings.js';
import { createGuest, leaveForGood, signUpMember } from '../../../support/world/people.js';
import { uploadImage } from '../../../support/world/uploads.js';

const picture = async (client: Client) =>
  (await uploadImage(client, await photo(120, 90).jpeg().toBuffer())).id;
const served = async (client: Client, id: string) => (await client.get(imageUrl(id, 'card'))).status === 200;

describe('a draft', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await borrowApp();
  });
  afterEach(() => {
    jest.restoreAllMocks();
    app.setTime(new Date());
  });
  afterAll(() => app.stop());

  const inDays = (days: number) => app.setTime(new Date(Date.now() + days * DAY_MS));
  const run = (job: string) => app.nest.get(JobRunner).runNow(job);
  const sweep = () => run('platform.sweep-unattached-media');
  const removeOld = () => run('catalog.remove-old-drafts');

  describe('that is published', () => {
    it('is not begun anew by what its form still sent', async () => {
      const { client } = await signUpMember(app);
      const draftId = randomUUID();
      await publish(client, { draftId });
      const late = await putDraft(client, draftId);
      expect([late.status, late.problem.code]).toEqual([404, 'catalog.draft-not-found']);
      expect(await draftsOf(client)).toEqual([]);
    });

    it('is gone in that moment, and its pictures are the listing’s', async () => {
      const { client } = await signUpMember(app);
      const [shown, left] = [await picture(client), await picture(client)];
      const draftId = await keepDraft(client, { imageIds: [shown, left] });
      const other = await keepDraft(client);
      const id = await publish(client, { imageIds: [shown], draftId: draftId.toUpperCase() });
      expect((await draftsOf(client)).map((draft) => draft.id)).toEqual([other]);
      expect((await detail(client, id)).images.map((image) => image.id)).toEqual([shown]);
      // What was typed a moment before, and comes after it.
      expect((await putDraft(client, draftId, { version: 1 })).status).toBe(404);
      inDays(2);
      await sweep();
      expect([await served(client, shown), await served(client, left)]).toEqual([true, false]);
    });

    it('stays, with its pictures, when that fails', async () => {
      const guest = await createGuest(app);
      for (let n = 0; n < 3; n++) await storeListing(app, guest);
      const shown = await picture(guest.client);
      const draftId = await keepDraft(guest.client, { imageIds: [shown] });
      const attempts = [
        { imageIds: [shown], draftId },
        { imageIds: [randomUUID()], draftId },
        { title: '', draftId },
      ];
      const answers: number[] = [];
      for (const words of attempts)
        answers.push((await guest.client.post('/api/listings', aListing(words))).status);
      expect(answers).toEqual([403, 403, 422]);
      const member = await signUpMember(app);
      const theirs = await keepDraft(member.client, { imageIds: [await picture(member.client)] });
      const refused = await member.client.post(
        '/api/listings',
        aListing({ imageIds: [shown], draftId: theirs }),
      );
      expect([refused.status, refused.problem.code]).toEqual([422, 'media.image-unknown']);
      inDays(2);
      await sweep();
      for (const [{ client }, id] of [
        [guest, draftId],
        [member, theirs],
      ] as const) {
        const [image] = (await readDraft(client, id)).body.images;
        expect(await served(client, image?.id ?? '')).toBe(true);
      }
    });

    it.each(['mine', 7, null])('is named by a uuid, not by %j', async (draftId) => {
      const { client } = await signUpMember(app);
      const { status, problem } = await client.post('/api/listings', { ...aListing(), draftId });
      expect([status, problem.issues]).toMatchObject([422, [{ field: 'draftId', code: 'draft-unknown' }]]);
    });

    it.each(['with pictures', 'without'])('twenty times at once becomes one listing, %s', async (how) => {
      const { client } = await signUpMember(app);
      const imageIds = how === 'without' ? [] : [await picture(client)];
      const draftId = await keepDraft(client, { imageIds });
      const send = () => client.post<{ id: string }>('/api/listings', aListing({ imageIds, draftId }));
      const answers = await Promise.all(Array.from({ length: 20 }, send));
      // Once more, as by a phone that never heard the answer.
      answers.push(await send());
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
      const [id, ...others] = new Set(answers.map(({ body }) => body.id));
      expect(others).toEqual([]);
      expect((await detail(client, id ?? '')).images.map((image) => image.id)).toEqual(imageIds);
    });

    it('is its person’s: nobody else publishes in its place', async () => {
      const [{ client }, stranger] = [await signUpMember(app), await signUpMember(app)];
      const draftId = await keepDraft(client);
      const before = await publish(stranger.client, { draftId });
      expect(await publish(client, { draftId })).not.toBe(before);
      expect(await draftsOf(client)).toEqual([]);
    });
  });

  it('keeps its pictures from the sweep, and lets go of those that are taken out or deleted with it', async () => {
    const { client } = await signUpMember(app);
    const [kept, out, deleted] = [await picture(client), await picture(client), await picture(client)];
    const [form, version] = [randomUUID(), 0];
    const id = randomUUID();
    await putDraft(client, id, { version, form, change: 1, imageIds: [kept, out] });
    await putDraft(client, id, { version: 1, form, change: 2, imageIds: [kept.toUpperCase()] });
    const other = await keepDraft(client, { imageIds: [deleted] });
    const taken = await putDraft(client, randomUUID(), { imageIds: [kept] });
    expect([taken.status, taken.problem.code]).toEqual([409, 'media.image-in-use']);
    expect((await client.delete(`/api/media/${kept}`)).status).toBe(404);
    await client.delete(`/api/my-drafts/${other}`);
    inDays(2);
    await sweep();
    expect(await Promise.all([kept, out, deleted].map((each) => served(client, each)))).toEqual([
      true,
      false,
      false,
    ]);
    // What was deleted a moment ago can be had back, pictures and all.
    const again = await picture(client);
    const taking = await keepDraft(client, { imageIds: [again] });
    await client.delete(`/api/my-drafts/${taking}`);
    await putDraft(client, taking, { imageIds: [again] });
    expect((await readDraft(client, taking)).body.images.map((image) => image.id)).toEqual([again]);
  });

  describe(`that nobody has changed for ${DRAFT_LIMITS.keptDays} days`, () => {
    it('is removed with its pictures, also when the job runs twice, and no other is', async () => {
      const { client } = await signUpMember(app);
      const [oldPicture, newPicture] = [await picture(client), await picture(client)];
      const begun = Date.now();
      const old = await keepDraft(client, { imageIds: [oldPicture] });
      inDays(2);
      const fresh = await keepDraft(client, { imageIds: [newPicture] });
      app.setTime(new Date(begun + DRAFT_LIMITS.keptDays * DAY_MS - 1000));
      await removeOld();
      expect((await readDraft(client, old)).status).toBe(200);
      inDays(DRAFT_LIMITS.keptDays + 1);
      await Promise.all([removeOld(), removeOld()]);
      await removeOld();
      expect((await draftsOf(client)).map(({ id }) => id)).toEqual([fresh]);
      inDays(DRAFT_LIMITS.keptDays + 1.9);
      await sweep();
      expect([await served(client, oldPicture), await served(client, newPicture)]).toEqual([true, true]);
      inDays(DRAFT_LIMITS.keptDays + 2.1);
      await sweep();
      expect([await served(client, oldPicture), await served(client, newPicture)]).toEqual([false, true]);
    });

    it('is one of many: they go in batches, none by half when the job is killed, the rest next time', async () => {
      const { id, client } = await signUpMember(app);
      const shown = await picture(client);
      const pictured = await keepDraft(client, { imageIds: [shown] });
      await app.db.rows(sql`
        insert into catalog.drafts (id, person_id, version, forms, words, images, by_ai, created_at, updated_at)
        select gen_random_uuid(), ${id}, 1, '[]', '{"title":"Old"}', '[]', '{}', now(), now() - interval '1 year'
        from generate_series(1, 450) n`);
      await app.db.rows(
        sql`update catalog.drafts set updated_at = now() - interval '2 years' where id = ${pictured}`,
      );
      const left = async () =>
        (await app.db.rows(sql`select from catalog.drafts where person_id = ${id}`)).length;

      const library = app.nest.get(MediaLibrary);
      jest.spyOn(library, 'detach').mockRejectedValueOnce(new Error('as if the database were away'));
      await expect(removeOld()).rejects.toThrow('as if');
      expect(await left()).toBe(451);
      // It is told to stop: what is under way is finished, and no other batch begun.
      await app.nest.get(RemoveOldDraftsJob).run(AbortSignal.abort());
      expect(await left()).toBe(251);
      await removeOld();
      expect(await left()).toBe(0);
      inDays(2);
      await sweep();
      expect(await served(client, shown)).toBe(false);
    });
  });

  it('comes along when its guest becomes a member, with its pictures, beside those there are', async () => {
    const [guest, member] = [await createGuest(app), await signUpMember(app)];
    const shown = await picture(guest.client);
    const brought = await keepDraft(guest.client, { title: 'Of the guest', imageIds: [shown] });
    const own = await keepDraft(member.client, { title: 'Of the member' });
    for (let n = 1; n < DRAFT_LIMITS.perPerson; n++) await keepDraft(guest.client);
    for (let n = 1; n < DRAFT_LIMITS.perPerson; n++) await keepDraft(member.client);
    const { email, password } = member;
    await guest.client.post('/api/auth/sign-in', { email, password, bringGuest: true });

    const all = await draftsOf(member.client);
    expect(all).toHaveLength(2 * DRAFT_LIMITS.perPerson);
    expect(all.map(({ id }) => id)).toEqual(expect.arrayContaining([brought, own]));
    expect(
      (await putDraft(member.client, brought, { version: 1, title: 'Mine', imageIds: [shown] })).status,
    ).toBe(200);
    expect((await putDraft(member.client, randomUUID())).problem.code).toBe('catalog.draft-limit');
    const id = await publish(member.client, { imageIds: [shown], draftId: brought });
    expect((await detail(member.client, id)).images.map((image) => image.id)).toEqual([shown]);
  });

  it('goes with its person, and its pictures with it', async () => {
    const { client, ...person } = await signUpMember(app);
    const other = await signUpMember(app);
    const shown = await picture(client);
    await keepDraft(client, { imageIds: [shown] });
    const stays = await keepDraft(other.client);
    await leaveForGood(app, person);
    expect(await app.db.rows(sql`select from catalog.drafts where person_id = ${person.id}`)).toEqual([]);
    expect((await readDraft(other.client, stays)).status).toBe(200);
    inDays(2);
    await sweep();
    expect(await served(other.client, shown)).toBe(false);
  });

  it('is in a copy of one’s data, with its pictures', async () => {
    const person = await signUpMember(app);
    const shown = await picture(person.client);
    await keepDraft(person.client, {
      title: 'Half a bicycle',
      price: 12.5,
      imageIds: [shown],
      byAi: ['title'],
    });
    await keepDraft((await signUpMember(app)).client, { title: 'Somebody else’s' });
    const { rows, files } = await takeExport(app, person);
    const drafts = rows('drafts');
    expect(drafts).toEqual([
      expect.objectContaining({ title: 'Half a bicycle', price: 12.5, filledByAI: ['title'] }),
    ]);
    const [file] = (drafts[0]?.pictures as string[] | undefined) ?? [];
    expect(files.has(file ?? '')).toBe(true);
  });
});
