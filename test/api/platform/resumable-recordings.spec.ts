import { request } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { Upload } from 'tus-js-client';
import { audioUrl } from '#contract/media';
import { HOUR_MS, MINUTE_MS } from '#contract/time';
import { JobRunner } from '#platform/jobs/job-runner';
import { Joining } from '#platform/life/joining';
import { MediaLibrary } from '#platform/media/media-library';
import { startApp, type TestApp } from '../../support/app/app.js';
import { Client } from '../../support/app/client.js';
import { type SecondInstance, startSecondInstance } from '../../support/app/second-instance.js';
import { longRecording, webmRecording } from '../../support/files/recordings.js';
import { eventually } from '../../support/runner/eventually.js';
import { createGuest, leaveForGood, signUpMember, type TestMember } from '../../support/world/people.js';
import { ResumableUploads, refused } from '../../support/world/recordings.js';

const MEGABYTE = 1024 * 1024;

describe('A recording that comes in pieces', () => {
  let app: TestApp;
  let second: SecondInstance;
  let ann: TestMember;
  let uploads: ResumableUploads;
  let elsewhere: ResumableUploads;

  beforeAll(async () => {
    app = await startApp({ LOG_LEVEL: 'silent' });
    second = await startSecondInstance(app);
  });
  afterAll(async () => {
    await second.stop();
    await app.stop();
  });
  beforeEach(async () => {
    await app.db.rows(sql`truncate platform.rate_limits`);
    ann = await signUpMember(app);
    uploads = new ResumableUploads(app.url, ann.client);
    elsewhere = new ResumableUploads(second.url, ann.client);
  });

  const recordings = (owner = ann.id) =>
    app.db.rows(
      sql<{ id: string }>`select id from platform.media where owner_id = ${owner} and kind = 'audio'`,
    );
  const parts = async () =>
    (await app.db.first(sql<{ n: number }>`select count(*)::int as n from platform.recording_parts`))?.n;
  const audioOf = async (address: string) =>
    (await ann.client.get<{ audioId: string | null }>(address)).body.audioId;

  it('is sent by the protocol’s own client, and is a recording like any other then', async () => {
    const file = longRecording(3 * MEGABYTE);
    const address = await new Promise<string>((done, fail) => {
      const upload = new Upload(file, {
        endpoint: `${app.url}/api/recordings`,
        headers: { authorization: `Bearer ${ann.client.accessToken}` },
        chunkSize: MEGABYTE,
        metadata: { filename: 'voice.webm' },
        onError: fail,
        onSuccess: () => done(new URL(upload.url ?? '').pathname),
      });
      upload.start();
    });
    const { body } = await ann.client.get(address);
    const id = address.split('/').at(-1);
    expect(body).toEqual({ size: file.length, received: file.length, audioId: id });
    const stored = await fetch(app.url + audioUrl(String(id)));
    expect(Buffer.from(await stored.arrayBuffer()).equals(file)).toBe(true);
    expect(await parts()).toBe(0);
  });

  it('goes on where it stopped, on another instance', async () => {
    const file = longRecording(600_000);
    const address = await uploads.begun(file.length);
    expect((await uploads.send(address, 0, file.subarray(0, 250_000))).status).toBe(204);
    expect(await elsewhere.offset(address)).toBe(250_000);
    const last = await elsewhere.send(address, 250_000, file.subarray(250_000));
    expect(last.status).toBe(204);
    expect(last.headers.get('audio-id')).toBe(address.split('/').at(-1));
    expect(await audioOf(address)).toBe(last.headers.get('audio-id'));
  });

  it('keeps what had come when the connection broke', async () => {
    const file = longRecording(900_000);
    const address = await uploads.begun(file.length);
    const broken = request(app.url + address, {
      method: 'PATCH',
      headers: {
        'tus-resumable': '1.0.0',
        authorization: `Bearer ${ann.client.accessToken}`,
        'content-type': 'application/offset+octet-stream',
        'upload-offset': '0',
        'content-length': String(file.length),
      },
    });
    broken.on('error', () => undefined);
    broken.write(file.subarray(0, 400_000));
    await eventually(() => uploads.offset(address));
    broken.destroy();
    await eventually(async () => (await uploads.offset(address)) === 400_000);
    expect(await audioOf(address)).toBeNull();
    expect((await uploads.send(address, 400_000, file.subarray(400_000))).status).toBe(204);
    expect(await audioOf(address)).not.toBeNull();
  });

  it('takes each piece once, of twenty that bring the same at once', async () => {
    const file = longRecording(200_000);
    const address = await uploads.begun(file.length);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => (n % 2 ? uploads : elsewhere).send(address, 0, file)),
    );
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
    expect(await recordings()).toHaveLength(1);
  });

  it('is taken in once, of twenty who ask at once on two instances', async () => {
    const file = longRecording(50_000);
    const store = jest.spyOn(app.nest.get(MediaLibrary), 'store').mockRejectedValueOnce(new Error('Killed.'));
    const address = await uploads.begun(file.length);
    expect((await uploads.send(address, 0, file)).status).toBe(500);
    store.mockRestore();
    expect(await uploads.offset(address)).toBe(file.length);
    const second20 = await Promise.all(
      Array.from({ length: 20 }, (_, n) => (n % 2 ? uploads : elsewhere).call('GET', address)),
    );
    const ids = await Promise.all(
      second20.map(async (each) => ((await each.json()) as { audioId: string }).audioId),
    );
    expect(new Set(ids).size).toBe(1);
    expect(await recordings()).toEqual([{ id: ids[0] }]);
    const stored = await fetch(app.url + audioUrl(String(ids[0])));
    expect((await stored.arrayBuffer()).byteLength).toBe(file.length);
  });

  it('is taken in once, wherever an instance dies in between', async () => {
    const file = webmRecording('A_OPUS');
    const library = app.nest.get(MediaLibrary);
    const really = library.store.bind(library) as (...args: unknown[]) => Promise<{ id: string }>;
    const store = jest.spyOn(library, 'store').mockImplementationOnce(async (...args: unknown[]) => {
      await really(...args);
      throw new Error('Killed.');
    });
    const address = await uploads.begun(file.length);
    expect((await uploads.send(address, 0, file)).status).toBe(500);
    store.mockRestore();
    const id = await audioOf(address);
    expect(await recordings()).toEqual([{ id }]);
    expect(await audioOf(address)).toBe(id);
    expect(await parts()).toBe(0);
  });

  it('is its owner’s alone', async () => {
    const file = webmRecording('A_OPUS');
    const address = await uploads.begun(file.length);
    const guest = await createGuest(app);
    for (const { client } of [await signUpMember(app), guest]) {
      const stranger = new ResumableUploads(app.url, client);
      expect((await stranger.call('HEAD', address)).status).toBe(404);
      expect(await refused(await stranger.send(address, 0, file))).toBe('404 media.not-found');
      expect(await refused(await stranger.call('DELETE', address))).toBe('404 media.not-found');
      expect(await refused(await stranger.call('GET', address))).toBe('404 media.not-found');
    }
    const visitor = new ResumableUploads(app.url, {});
    for (const method of ['GET', 'PATCH', 'DELETE'])
      expect(await refused(await visitor.call(method, address))).toBe('401 platform.authentication-required');
    expect((await visitor.begin(10)).status).toBe(401);
    expect(await uploads.offset(address)).toBe(0);
    expect((await new ResumableUploads(app.url, guest.client).begin(10)).status).toBe(201);
  });

  it('is refused where it is none, is too large, or not by the protocol', async () => {
    expect(await refused(await uploads.begin(10 * MEGABYTE + 1))).toBe('413 media.audio-too-large');
    expect((await uploads.begin(10 * MEGABYTE)).status).toBe(201);
    for (const size of ['-1', 'many', '1e3']) expect((await uploads.begin(size)).status).toBe(400);
    expect((await uploads.begin(5, { 'tus-resumable': '0.2.2' })).status).toBe(400);
    expect((await uploads.begin(5, { 'upload-metadata': 'a b c' })).status).toBe(400);
    expect((await uploads.call('POST', '/api/recordings', { 'upload-defer-length': '1' })).status).toBe(400);
    expect((await uploads.call('POST', '/api/recordings')).status).toBe(400);

    const address = await uploads.begun(100);
    const bytes = Buffer.alloc(50);
    expect(await refused(await uploads.send(address, 10, bytes))).toBe('409 media.upload-moved-on');
    expect(await refused(await uploads.send(address, 0, Buffer.alloc(101)))).toBe(
      '413 media.audio-too-large',
    );
    for (const type of ['application/octet-stream', 'text/plain', 'multipart/form-data; boundary=x'])
      expect((await uploads.send(address, 0, bytes, { 'content-type': type })).status).toBe(415);
    expect((await uploads.send(address, 0, bytes, { 'content-encoding': 'gzip' })).status).toBe(415);
    expect(await uploads.offset(address)).toBe(0);
    expect((await uploads.call('HEAD', '/api/recordings/none')).status).toBe(404);
    expect((await ann.client.post('/api/listings', undefined)).status).toBe(422);
    const elsewhere415 = await uploads.call(
      'POST',
      '/api/listings',
      { 'content-type': 'application/offset+octet-stream' },
      new Uint8Array(3),
    );
    expect(elsewhere415.status).toBe(415);
  });

  it('that is a text called .webm is refused and gone', async () => {
    const text = Buffer.from('This is no sound at all. '.repeat(40));
    const address = await uploads.begun(text.length);
    expect(await refused(await uploads.send(address, 0, text))).toBe('415 media.audio-type');
    expect((await ann.client.get(address)).status).toBe(404);
    expect(await recordings()).toEqual([]);
    expect((await uploads.begin(0)).status).toBe(415);
  });

  it('can be given up', async () => {
    const address = await uploads.begun(100);
    await uploads.send(address, 0, Buffer.alloc(50));
    expect((await uploads.call('DELETE', address)).status).toBe(204);
    expect((await ann.client.get(address)).status).toBe(404);
    expect(await parts()).toBe(0);
  });

  it('counts as an upload: sixty in an hour, of eighty at once', async () => {
    const answers = await Promise.all(Array.from({ length: 80 }, () => uploads.begin(100)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(60);
    expect(await refused(answers.find(({ status }) => status !== 201) as Response)).toBe(
      '429 media.too-many-uploads',
    );
    await app.db.rows(sql`truncate platform.rate_limits`);
    app.setTime(new Date(Date.now() + 2 * MINUTE_MS));
    await Promise.all(Array.from({ length: 20 }, () => uploads.begin(100)));
    await uploads.begin(100);
    app.setTime(new Date());
    const [left] = await app.db.rows(sql<{ n: number }>`
      select count(*)::int as n from platform.recording_uploads where owner_id = ${ann.id}`);
    expect(left?.n).toBe(21);
  });

  it('comes whole from twenty people at once', async () => {
    const file = longRecording(2 * MEGABYTE);
    const people = await Promise.all(Array.from({ length: 20 }, () => signUpMember(app)));
    const ids = await Promise.all(
      people.map(async ({ client }) => {
        const own = new ResumableUploads(app.url, client);
        const address = await own.begun(file.length);
        const half = MEGABYTE;
        expect((await own.send(address, 0, file.subarray(0, half))).status).toBe(204);
        return (await own.send(address, half, file.subarray(half))).headers.get('audio-id');
      }),
    );
    expect(new Set(ids).size).toBe(20);
    for (const id of ids) {
      const stored = await fetch(app.url + audioUrl(String(id)));
      expect((await stored.arrayBuffer()).byteLength).toBe(file.length);
    }
  });

  it('is forgotten after a day', async () => {
    const address = await uploads.begun(100);
    await uploads.send(address, 0, Buffer.alloc(50));
    const response = await uploads.begin(100);
    expect(new Date(response.headers.get('upload-expires') ?? 0).getTime()).toBeGreaterThan(Date.now());
    app.setTime(new Date(Date.now() + 25 * HOUR_MS));
    expect((await uploads.call('GET', address)).status).toBe(404);
    expect((await uploads.send(address, 50, Buffer.alloc(50))).status).toBe(404);
    await app.nest.get(JobRunner).runNow('platform.sweep-recording-uploads');
    await app.nest.get(JobRunner).runNow('platform.sweep-recording-uploads');
    app.setTime(new Date());
    expect(await parts()).toBe(0);
    expect((await ann.client.get(address)).status).toBe(404);
  });

  it('of a guest goes on when they have become a member, and goes with who leaves', async () => {
    const guest = await createGuest(app);
    const address = await new ResumableUploads(app.url, guest.client).begun(100);
    await app.nest
      .get(EntityManager)
      .transactional(() => app.nest.get(Joining).takeAlong({ guestId: guest.id, memberId: ann.id }));
    expect(await uploads.offset(address)).toBe(0);
    await uploads.send(address, 0, Buffer.alloc(50));
    await leaveForGood(app, ann);
    expect(await parts()).toBe(0);
  });

  it('is no visitor’s', async () => {
    expect((await new Client(app.url).get('/api/recordings/none')).status).toBe(401);
  });
});
