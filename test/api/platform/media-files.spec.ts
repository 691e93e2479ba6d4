import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { audioUrl, type ImageDescriptor, imageUrl } from '#contract/media';
import { startApp, type TestApp } from '../../support/app/app.js';
import { Client } from '../../support/app/client.js';
import { photo } from '../../support/files/images.js';
import { mp4Recording, webmRecording } from '../../support/files/recordings.js';
import { S3Server } from '../../support/servers/s3-server.js';
import { signUpMember } from '../../support/world/people.js';
import { form, uploadAudio, uploadImage } from '../../support/world/uploads.js';

let app: TestApp;
let seller: Client;
let visitor: Client;
const jpeg = (width: number, height: number) => photo(width, height).jpeg().toBuffer();
const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(app.url + path, { method, headers });

beforeAll(async () => {
  app = await startApp();
  seller = (await signUpMember(app)).client;
  visitor = new Client(app.url);
});

afterAll(() => app.stop());

describe('an uploaded picture', () => {
  let image: ImageDescriptor;

  beforeAll(async () => {
    image = await uploadImage(seller, await jpeg(1600, 1200));
  });

  it.each([
    ['card', 480, 360],
    ['detail', 1200, 900],
    ['full', 1600, 1200],
  ] as const)('is there for everybody as %s', async (variant, width, height) => {
    const response = await fetch(app.url + imageUrl(image.id, variant));
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/webp',
      'content-disposition': 'inline',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    const file = Buffer.from(await response.arrayBuffer());
    expect(response.headers.get('content-length')).toBe(String(file.length));
    expect(await sharp(file).metadata()).toMatchObject({ format: 'webp', width, height });
  });

  it('is not sent again to whoever has it', async () => {
    const path = imageUrl(image.id, 'card');
    const etag = (await visitor.get(path)).headers.get('etag') ?? '';
    for (const known of [etag, `"other", W/${etag}`, '*']) {
      const answer = await visitor.get(path, { headers: { 'if-none-match': known } });
      expect([answer.status, answer.body, answer.headers.get('etag')]).toEqual([304, '', etag]);
    }
    const changed = await visitor.get(path, { headers: { 'if-none-match': '"other"' } });
    expect(changed.status).toBe(200);
  });

  it('answers HEAD like GET, without the content', async () => {
    const [head, get] = await Promise.all(
      ['HEAD', 'GET'].map((method) => fetch(app.url + imageUrl(image.id, 'detail'), { method })),
    );
    for (const name of ['content-length', 'content-type', 'etag', 'cache-control'])
      expect(head?.headers.get(name)).toBe(get?.headers.get(name));
    expect(await head?.text()).toBe('');
  });
});

describe('an uploaded recording', () => {
  it('is served as it is', async () => {
    const recording = webmRecording('A_OPUS');
    const { id } = await uploadAudio(seller, recording);
    const response = await ask(audioUrl(id));
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'audio/webm']);
    expect(Buffer.from(await response.arrayBuffer())).toEqual(recording);
  });

  it('keeps the format in which Safari records', async () => {
    const { id } = await uploadAudio(seller, mp4Recording('isom', 'soun'));
    expect((await ask(audioUrl(id))).headers.get('content-type')).toBe('audio/mp4');
  });

  it('is served in parts', async () => {
    const recording = webmRecording('A_OPUS');
    const path = audioUrl((await uploadAudio(seller, recording)).id);
    const size = recording.length;
    const part = await ask(path, { range: 'bytes=10-19' });
    expect([part.status, part.headers.get('content-range'), part.headers.get('content-length')]).toEqual([
      206,
      `bytes 10-19/${size}`,
      '10',
    ]);
    expect(Buffer.from(await part.arrayBuffer())).toEqual(recording.subarray(10, 20));

    const rest = await ask(path, { range: 'bytes=-5', 'if-range': part.headers.get('etag') ?? '' });
    expect(Buffer.from(await rest.arrayBuffer())).toEqual(recording.subarray(-5));
    expect((await ask(path, { range: 'bytes=0-1', 'if-range': '"other"' })).status).toBe(200);
    expect((await ask(path, { range: 'bytes=0-1' }, 'HEAD')).status).toBe(200);

    const beyond = await ask(path, { range: `bytes=${size}-` });
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, `bytes */${size}`]);
  });
});

describe('a media file that is not there', () => {
  const unknown = '0198c5f0-0000-7000-8000-000000000000';

  it.each([
    imageUrl(unknown, 'card'),
    audioUrl(unknown),
    `/media/${unknown}/original.webp`,
    `/media/${unknown}/card.png`,
    `/media/${unknown}/..%2f..%2fsecret`,
    '/media/no-uuid/card.webp',
    `/media/${unknown}`,
  ])('is not found: %s', async (path) => {
    const { status, headers, problem } = await visitor.get(path);
    expect(status).toBe(404);
    expect(headers.get('content-type')).toMatch(/^application\/problem\+json/);
    expect(problem.code).toMatch(/not-found$/);
    expect(headers.get('cache-control')).toBe('no-store');
  });
});

describe('with uploads in a bucket', () => {
  const bucket = new S3Server('uploads', 'key');
  let remote: TestApp;
  let person: Client;

  beforeAll(async () => {
    remote = await startApp({
      S3_BUCKET: 'uploads',
      S3_ENDPOINT: await bucket.start(),
      S3_ACCESS_KEY_ID: 'key',
      S3_SECRET_ACCESS_KEY: 'secret',
    });
    person = (await signUpMember(remote)).client;
  });

  afterAll(async () => {
    await remote.stop();
    await bucket.stop();
  });

  it('serves pictures and parts of recordings from there', async () => {
    const image = await uploadImage(person, await jpeg(160, 120));
    expect([...bucket.objects.keys()].sort()).toEqual(
      ['card', 'detail', 'full'].map((variant) => `media/${image.id}/${variant}.webp`),
    );
    expect((await person.get(imageUrl(image.id, 'card'))).headers.get('content-type')).toBe('image/webp');
    const recording = mp4Recording('isom', 'soun');
    const path = audioUrl((await uploadAudio(person, recording)).id);
    const part = await fetch(remote.url + path, { headers: { range: 'bytes=4-7' } });
    expect([part.status, await part.text()]).toEqual([206, recording.toString('latin1', 4, 8)]);
  });

  it('says so when the bucket does not answer', async () => {
    bucket.failures.push(...Array.from({ length: 20 }, () => 500));
    const { status, problem } = await person.post('/api/media/images', form(await jpeg(160, 120)));
    bucket.failures.length = 0;
    expect([status, problem.code]).toEqual([503, 'platform.storage-unavailable']);
  });
});
