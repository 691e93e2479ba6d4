import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { startApp, type TestApp } from '../support/app/app.js';
import { photo } from '../support/files/images.js';
import { longRecording } from '../support/files/recordings.js';
import { eventually } from '../support/runner/eventually.js';
import { signUpMember, type TestMember } from '../support/world/people.js';
import { ResumableUploads } from '../support/world/recordings.js';
import { form, uploadImage } from '../support/world/uploads.js';

const MEGABYTE = 1024 * 1024;
const AT_ONCE = 30;
/** Three are read and twenty wait, if none is left of before. */
const REFUSED = AT_ONCE - 3 - 20;
const BEGUN = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n';
const FILE = Buffer.alloc(9 * MEGABYTE, 0xff);

const refused = (tried: { answer: string }[]) => tried.filter(({ answer }) => answer.includes('media.busy'));

describe('Uploads that never come to their end', () => {
  let app: TestApp;
  let hostile: TestMember;
  let honest: TestMember;
  const connections: Socket[] = [];

  beforeAll(async () => {
    app = await startApp({ LOG_LEVEL: 'silent' });
    hostile = await signUpMember(app);
    honest = await signUpMember(app);
  });
  afterEach(async () => {
    for (const socket of connections.splice(0)) socket.destroy();
    await app.db.rows(sql`truncate platform.rate_limits`);
  });
  afterAll(() => app.stop());

  /** Sends everything but the end; answers what came back, as it stands then. */
  function stalled(head: string[], body: Buffer[]): { answer: string } {
    const socket = connect(Number(new URL(app.url).port), '127.0.0.1');
    connections.push(socket);
    const got = { answer: '' };
    socket.on('error', () => undefined).on('data', (chunk) => (got.answer += chunk.toString()));
    const authorization = `Authorization: Bearer ${hostile.client.accessToken}`;
    socket.write([...head, 'Host: localhost', authorization, '', ''].join('\r\n'));
    for (const part of body) socket.write(part);
    return got;
  }
  const picture = (path = '/api/media/images') =>
    stalled(
      [
        `POST ${path} HTTP/1.1`,
        'Content-Type: multipart/form-data; boundary=b',
        `Content-Length: ${FILE.length + 1000}`,
      ],
      [Buffer.from(BEGUN), FILE],
    );

  it.each(['images', 'audio'])('%s are read three at a time, and the memory stays', async (kind) => {
    const before = process.memoryUsage().arrayBuffers;
    const tried = Array.from({ length: AT_ONCE }, () => picture(`/api/media/${kind}`));
    await eventually(() => refused(tried).length >= REFUSED);
    expect(refused(tried)[0]?.answer).toMatch(/^HTTP\/1.1 503 /);
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(80 * MEGABYTE);
    const { width } = await uploadImage(honest.client, await photo(800, 600).jpeg().toBuffer());
    expect(width).toBe(800);
  });

  it('give back their room when they are given up', async () => {
    const tried = Array.from({ length: AT_ONCE }, () => picture());
    await eventually(() => refused(tried).length >= REFUSED);
    const gone = connections.splice(0).map((socket) => {
      const closed = once(socket, 'close');
      socket.destroy();
      return closed;
    });
    await Promise.all(gone);
    const file = await photo(800, 600).jpeg().toBuffer();
    const isRoomAgain = await eventually(async () => {
      await app.db.rows(sql`truncate platform.rate_limits`);
      const all = await Promise.all(
        Array.from({ length: 8 }, () => hostile.client.post('/api/media/images', form(file))),
      );
      return all.every(({ status }) => status === 201);
    });
    expect(isRoomAgain).toBe(true);
  });

  it('in pieces hold no more, and do not keep others from sending theirs', async () => {
    const uploads = new ResumableUploads(app.url, hostile.client);
    const file = longRecording(MEGABYTE);
    const address = await uploads.begun(file.length);
    const piece = file.subarray(0, 200_000);
    const tried = Array.from({ length: AT_ONCE }, () =>
      stalled(
        [
          `PATCH ${address} HTTP/1.1`,
          'Tus-Resumable: 1.0.0',
          'Upload-Offset: 0',
          'Content-Type: application/offset+octet-stream',
          `Content-Length: ${file.length}`,
        ],
        [piece],
      ),
    );
    await eventually(() => refused(tried).length >= REFUSED);
    const others = new ResumableUploads(app.url, honest.client);
    const theirs = await others.begun(file.length);
    expect(await others.send(theirs, 0, file)).toMatchObject({ status: 204 });
  });
});
