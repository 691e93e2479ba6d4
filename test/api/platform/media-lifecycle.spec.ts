import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { audioUrl, imageUrl } from '#contract/media';
import { HOUR_MS } from '#contract/time';
import { JobRunner } from '#platform/jobs/job-runner';
import { MediaLibrary } from '#platform/media/media-library';
import { ObjectStorage } from '#platform/storage/object-storage';
import { startApp, type TestApp } from '../../support/app/app.js';
import { Client } from '../../support/app/client.js';
import { photo } from '../../support/files/images.js';
import { webmRecording } from '../../support/files/recordings.js';
import { eventually } from '../../support/runner/eventually.js';
import { signUpMember, type TestMember } from '../../support/world/people.js';
import { uploadAudio, uploadImage } from '../../support/world/uploads.js';

const BIKE = 'catalog.listing:bike';
const LAMP = 'catalog.listing:lamp';

let app: TestApp;
let library: MediaLibrary;
let owner: TestMember;
let other: TestMember;

beforeAll(async () => {
  app = await startApp();
  library = app.nest.get(MediaLibrary);
  owner = await signUpMember(app);
  other = await signUpMember(app);
});

afterEach(() => {
  jest.restoreAllMocks();
  app.setTime(new Date());
});

afterAll(() => app.stop());

const picture = async (person = owner) =>
  (await uploadImage(person.client, await photo(120, 90).jpeg().toBuffer())).id;
const recording = async () => (await uploadAudio(owner.client, webmRecording('A_OPUS'))).id;
const inTransaction = <T>(work: () => Promise<T>) => app.nest.get(EntityManager).fork().transactional(work);
const attach = (ids: string[], usage = BIKE, person = owner) =>
  inTransaction(() => library.attach(ids, person.id, usage));
const served = async (id: string) => (await owner.client.get(imageUrl(id, 'card'))).status === 200;
const known = async (id: string) =>
  (await app.db.first(sql`select id from platform.media where id = ${id}`)) !== undefined;
const remove = async (id: string, client = owner.client) => (await client.delete(`/api/media/${id}`)).status;

const sweep = () => app.nest.get(JobRunner).runNow('platform.sweep-unattached-media');
const inHours = (hours: number) => app.setTime(new Date(Date.now() + hours * HOUR_MS));

describe('the pictures of a listing', () => {
  it('are described in the order asked for', async () => {
    const ids = [await picture(), await picture(), await picture()];
    const asked = [ids[2], ids[0], ids[1]] as string[];
    const images = await library.images(asked, owner.id);
    expect(images.map(({ id }) => id)).toEqual(asked);
    expect(images[0]).toEqual({
      id: ids[2],
      width: 120,
      height: 90,
      placeholder: expect.stringMatching(/^data:image\/webp;base64,/),
    });
    expect(await library.images([], owner.id)).toEqual([]);
  });

  it.each([
    ['nobody’s', async () => uuid()],
    ['somebody else’s', () => picture(other)],
    ['recordings', recording],
  ])('are never %s', async (_, upload) => {
    await expect(library.images([await picture(), await upload()], owner.id)).rejects.toMatchObject({
      code: 'media.image-unknown',
      kind: 'invalid',
      issues: [{ field: 'imageIds', code: 'image-unknown' }],
    });
  });
});

describe('an upload', () => {
  it('belongs to the one thing that shows it', async () => {
    const [id, voice] = [await picture(), await recording()];
    await attach([id, voice]);
    await attach([id, voice]);
    const inUse = { code: 'media.image-in-use', kind: 'conflict' };
    await expect(attach([await picture(), id], LAMP)).rejects.toMatchObject(inUse);
    await inTransaction(() => library.detach([id]));
    await attach([id], LAMP);
  });

  it('is attached by its owner only', async () => {
    const unknown = { code: 'media.unknown', kind: 'invalid' };
    for (const id of [await picture(), await recording()])
      await expect(attach([id], BIKE, other)).rejects.toMatchObject(unknown);
    await expect(attach([await picture(), uuid()])).rejects.toMatchObject(unknown);
  });

  it('goes to one of many who attach it at once', async () => {
    const id = await picture();
    const attempts = Array.from({ length: 12 }, (_, n) => attach([id], `catalog.listing:${n}`));
    const outcomes = await Promise.allSettled(attempts);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('stays as it was when the transaction fails', async () => {
    const [shown, unused] = [await picture(), await picture()];
    await attach([shown]);
    const failing = inTransaction(async () => {
      await library.detach([shown]);
      await library.attach([unused], owner.id, BIKE);
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    const rows = await app.db.rows(
      sql<{
        id: string;
      }>`select id from platform.media where attached_to = ${BIKE} and id in (${shown}, ${unused})`,
    );
    expect(rows).toEqual([{ id: shown }]);
    expect(await served(shown)).toBe(true);
  });

  it('moves with all others to whom a guest becomes', async () => {
    const [from, to] = [await signUpMember(app), await signUpMember(app)];
    const [shown, unused] = [await picture(from), await picture(from)];
    await attach([shown], BIKE, from);
    await inTransaction(() => library.transfer(from.id, to.id));
    await attach([shown, unused], BIKE, to);
    await expect(library.images([shown], from.id)).rejects.toMatchObject({ code: 'media.image-unknown' });
  });
});

describe('deleting an upload', () => {
  it('removes its files at once', async () => {
    const [id, voice] = [await picture(), await recording()];
    expect([await served(id), await remove(id), await remove(voice)]).toEqual([true, 204, 204]);
    expect([await served(id), await known(id), await remove(id)]).toEqual([false, false, 404]);
    expect((await owner.client.get(audioUrl(voice))).status).toBe(404);
    await expect(attach([id])).rejects.toMatchObject({ code: 'media.unknown' });
  });

  it('is refused for what something shows, for somebody else’s and for what is not there', async () => {
    const [shown, foreign] = [await picture(), await picture(other)];
    await attach([shown]);
    const { status, problem } = await owner.client.delete(`/api/media/${shown}`);
    expect([status, problem.code]).toEqual([404, 'media.not-found']);
    expect([await remove(foreign), await remove(uuid()), await remove('no-uuid')]).toEqual([404, 404, 404]);
    expect(await remove(foreign, new Client(app.url))).toBe(401);
    expect([await served(shown), await served(foreign)]).toEqual([true, true]);
  });
});

describe('the sweep', () => {
  it('removes what nothing has shown for a day, and nothing else', async () => {
    const [unused, shown, takenOut] = [await picture(), await picture(), await picture()];
    await attach([shown, takenOut]);
    inHours(23);
    await library.detach([takenOut]);
    await sweep();
    expect(await Promise.all([unused, shown, takenOut].map(served))).toEqual([true, true, true]);
    inHours(24.1);
    await sweep();
    expect(await Promise.all([unused, shown, takenOut].map(served))).toEqual([false, true, true]);
    expect(await Promise.all([unused, shown, takenOut].map(known))).toEqual([false, true, true]);
    inHours(48);
    await sweep();
    expect([await served(takenOut), await served(shown)]).toEqual([false, true]);
  });

  it('finishes what a failure cut short, and meanwhile nobody gets a picture without files', async () => {
    const id = await picture();
    inHours(25);
    jest.spyOn(app.nest.get(ObjectStorage), 'remove').mockRejectedValueOnce(new Error('the disk is away'));
    await expect(sweep()).rejects.toMatchObject({ errors: [new Error('the disk is away')] });
    expect(await known(id)).toBe(true);
    await expect(attach([id])).rejects.toMatchObject({ code: 'media.unknown' });
    await expect(library.images([id], owner.id)).rejects.toMatchObject({ code: 'media.image-unknown' });
    await sweep();
    expect([await known(id), await served(id)]).toEqual([false, false]);
  });

  it('removes the others when the files of one stay, and that one once they go', async () => {
    const [first, stuck, last] = [await picture(), await picture(), await picture()];
    inHours(25);
    const storage = app.nest.get(ObjectStorage);
    const removeFiles = storage.remove.bind(storage);
    const removing = jest.spyOn(storage, 'remove').mockImplementation(async (keys) => {
      if (keys.some((key) => key.includes(stuck))) throw new Error('It is held.');
      await removeFiles(keys);
    });
    for (let times = 0; times < 2; times++)
      await expect(sweep()).rejects.toMatchObject({ errors: [new Error('It is held.')] });
    expect(await Promise.all([first, stuck, last].map(known))).toEqual([false, true, false]);
    removing.mockRestore();
    await sweep();
    expect(await known(stuck)).toBe(false);
  });

  it('knows of files whose upload was never answered', async () => {
    const storage = app.nest.get(ObjectStorage);
    const put = storage.put.bind(storage);
    let stored = 0;
    jest.spyOn(storage, 'put').mockImplementation(async (...file) => {
      if (++stored === 3) throw new Error('the disk is full');
      await put(...file);
    });
    await expect(picture()).rejects.toThrow('The upload was refused: 500');
    const [row] = await app.db.rows(
      sql<{ id: string }>`select id from platform.media order by id desc limit 1`,
    );
    const id = row?.id ?? '';
    await eventually(() => served(id));
    inHours(25);
    await sweep();
    expect([await known(id), await served(id)]).toEqual([false, false]);
  });

  it('goes through any number of them', async () => {
    await app.db.rows(sql`
      insert into platform.media (id, owner_id, kind, content_type, bytes, unattached_since)
      select gen_random_uuid(), ${owner.id}, 'image', 'image/webp', 1, now() - interval '2 days'
      from generate_series(1, 250)`);
    await sweep();
    const [left] = await app.db.rows(
      sql`select count(*)::int as old from platform.media where unattached_since < now() - interval '1 day'`,
    );
    expect(left).toEqual({ old: 0 });
  });
});
