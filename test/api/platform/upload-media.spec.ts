import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { startApp, type TestApp } from '../../support/app/app.js';
import { Client } from '../../support/app/client.js';
import { executable, photo, pngClaiming, svgWithScript, truncatedJpeg } from '../../support/files/images.js';
import { webmRecording } from '../../support/files/recordings.js';
import { createGuest, signUpMember } from '../../support/world/people.js';
import { form, uploadImage } from '../../support/world/uploads.js';

let app: TestApp;
let seller: Client;
let visitor: Client;
const jpeg = () => photo(1600, 1200).jpeg().toBuffer();
const stored = async () =>
  (await app.db.first(sql<{ rows: number }>`select count(*)::int as rows from platform.media`))?.rows;

async function refusal(body: unknown, path = '/api/media/images') {
  const before = await stored();
  const { status, headers, problem } = await seller.post(path, body);
  expect(headers.get('content-type')).toMatch(/^application\/problem\+json/);
  expect(await stored()).toBe(before);
  return `${status} ${problem.code}`;
}

beforeAll(async () => {
  app = await startApp();
  seller = (await signUpMember(app)).client;
  visitor = new Client(app.url);
});

afterAll(() => app.stop());

describe('an uploaded picture', () => {
  it('comes back as a descriptor', async () => {
    expect(await uploadImage(seller, await jpeg())).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      width: 1600,
      height: 1200,
      placeholder: expect.stringMatching(/^data:image\/webp;base64,/),
    });
  });

  it('is noted with its hash and the size of what is stored', async () => {
    const { id } = await uploadImage(seller, await jpeg());
    const row = await app.db.first(sql`
      select kind, content_type, bytes > 1000 as weighs, perceptual_hash is not null as hashed, attached_to
      from platform.media where id = ${id}`);
    expect(row).toEqual({
      kind: 'image',
      content_type: 'image/webp',
      weighs: true,
      hashed: true,
      attached_to: null,
    });
  });

  it('may be a guest’s', async () => {
    const guest = await createGuest(app);
    expect((await uploadImage(guest.client, await jpeg())).width).toBe(1600);
  });
});

describe('an upload is refused', () => {
  it('from a visitor', async () => {
    for (const path of ['/api/media/images', '/api/media/audio']) {
      const { status, problem } = await visitor.post(path, form(await jpeg()));
      expect([status, problem.code]).toEqual([401, 'platform.authentication-required']);
    }
  });

  it.each([
    ['a renamed executable', '415 media.image-type', () => form(executable())],
    ['an SVG with a script', '415 media.image-type', () => form(svgWithScript())],
    ['nothing in the file', '415 media.image-type', () => form(Buffer.alloc(0))],
    [
      'a PNG of 50,000 × 50,000 pixels',
      '422 media.image-dimensions',
      () => form(pngClaiming(50_000, 50_000)),
    ],
    ['half a JPEG', '422 media.image-unreadable', async () => form(await truncatedJpeg())],
    ['no file', '400 media.one-file', () => new FormData()],
    ['another field', '400 media.one-file', async () => form(await jpeg(), 'photo')],
    [
      'two files',
      '400 media.one-file',
      async () => {
        const both = form(await jpeg());
        both.append('file', new Blob([await jpeg()]), 'second.jpg');
        return both;
      },
    ],
    [
      'text where the file belongs',
      '400 media.one-file',
      () => {
        const text = new FormData();
        text.append('file', 'hello');
        return text;
      },
    ],
    ['JSON', '400 media.one-file', () => ({ file: 'x' })],
  ])('with %s', async (_, expected, body) => {
    expect(await refusal(await body())).toBe(expected);
  });

  it('with a form that breaks off', async () => {
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    const body = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\nabc';
    const call = seller.call('POST', '/api/media/images', { body, headers });
    expect((await call).problem.code).toBe('media.one-file');
    const noBoundary = { 'content-type': 'multipart/form-data' };
    const other = await seller.call('POST', '/api/media/images', { body, headers: noBoundary });
    expect([other.status, other.problem.code]).toEqual([400, 'media.one-file']);
  });

  it('when the recording is a film or no recording at all', async () => {
    const film = form(webmRecording('A_OPUS', 'V_VP9'));
    expect(await refusal(film, '/api/media/audio')).toBe('415 media.audio-type');
    expect(await refusal(form(await jpeg()), '/api/media/audio')).toBe('415 media.audio-type');
  });

  it('at 30 MB, with an answer that arrives', async () => {
    const large = Buffer.alloc(30 * 1024 * 1024, 0xff);
    const picture = await seller.post('/api/media/images', form(large));
    expect([picture.status, picture.problem]).toMatchObject([
      413,
      { code: 'media.image-too-large', params: { maxMb: 10 } },
    ]);
    const recording = await seller.post('/api/media/audio', form(large));
    expect([recording.status, recording.problem.code]).toEqual([413, 'media.audio-too-large']);
    expect((await uploadImage(seller, await jpeg())).width).toBe(1600);
  }, 60_000);

  it('as soon as it is too large, while more is still coming', async () => {
    const head = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n';
    const sending = request(`${app.url}/api/media/images`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${seller.accessToken}`,
        'content-type': 'multipart/form-data; boundary=x',
        'content-length': 1024 ** 3,
      },
    });
    sending.write(head);
    sending.write(Buffer.alloc(11 * 1024 * 1024, 0xff));
    const [answer] = (await once(sending, 'response')) as [IncomingMessage];
    expect([answer.statusCode, await json(answer)]).toMatchObject([413, { code: 'media.image-too-large' }]);
    sending.destroy();
  });

  it('after 60 within the hour', async () => {
    const eager = await signUpMember(app);
    await uploadImage(eager.client, await jpeg());
    await app.db.rows(sql`update platform.rate_limits set count = 60 where key = ${eager.id}`);
    const { status, headers, problem } = await eager.client.post('/api/media/images', form(await jpeg()));
    expect([status, problem.code]).toEqual([429, 'media.too-many-uploads']);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(3500);
    expect((await uploadImage(seller, await jpeg())).width).toBe(1600);
  });
});

it('answers others during a burst of 20 pictures', async () => {
  const picture = await photo(2000, 1500).jpeg().toBuffer();
  const over = new AbortController();
  const burst = Promise.all(Array.from({ length: 20 }, () => uploadImage(seller, picture))).finally(() =>
    over.abort(),
  );
  let answered = 0;
  while (!over.signal.aborted) {
    expect((await visitor.get('/health/live')).status).toBe(200);
    answered += 1;
  }
  expect(new Set((await burst).map(({ id }) => id)).size).toBe(20);
  expect(answered).toBeGreaterThan(10);
}, 60_000);
