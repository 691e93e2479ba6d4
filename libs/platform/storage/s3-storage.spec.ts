import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { S3Server } from '../../../test/support/servers/s3-server.js';
import type { StoredObject } from './object-storage.js';
import { S3Storage } from './s3-storage.js';
import { StorageUnavailable } from './storage.errors.js';

const textOf = (found: StoredObject | null) => text(found?.stream ?? Readable.from([]));

const KEY = 'media/one/card.webp';
const bucket = {
  bucket: 'uploads',
  region: 'us-east-1',
  accessKeyId: 'key',
  secretAccessKey: 'secret',
  timeout: 200,
};

let server: S3Server;
let endpoint: string;
let storage: S3Storage;

beforeEach(async () => {
  server = new S3Server('uploads', 'key');
  endpoint = await server.start();
  storage = new S3Storage({ ...bucket, endpoint });
});

/** With production's time limit: megabytes take a busy machine longer than what is tried here else. */
function patient(): S3Storage {
  storage.onApplicationShutdown();
  storage = new S3Storage({ ...bucket, endpoint, timeout: undefined });
  return storage;
}

afterEach(async () => {
  storage.onApplicationShutdown();
  await server.stop();
});

describe('storage in a bucket', () => {
  it('puts an object under its key and content type', async () => {
    await storage.put(KEY, Buffer.from('picture'), 'image/webp');
    expect(server.requests).toEqual([`PUT /uploads/${KEY}`]);
    expect(server.objects.get(KEY)).toEqual({ body: Buffer.from('picture'), type: 'image/webp' });
  });

  it('gives back what was put', async () => {
    await storage.put(KEY, Buffer.from('picture'), 'image/webp');
    const found = await storage.read(KEY);
    expect(found).toMatchObject({ size: 7, contentType: 'image/webp', etag: '"e"' });
    expect(await textOf(found)).toBe('picture');
  });

  it('gives a range and the whole size', async () => {
    await storage.put(KEY, Buffer.from('0123456789'), 'image/webp');
    const found = await storage.read(KEY, { start: 2, end: 4 });
    expect(found?.size).toBe(10);
    expect(await textOf(found)).toBe('234');
  });

  it('knows nothing of what was never put', async () => {
    expect(await storage.read(KEY)).toBeNull();
  });

  it('removes many, and forgives those that are gone', async () => {
    const keys = Array.from({ length: 25 }, (_, n) => `media/${n}/card.webp`);
    for (const key of keys.slice(0, 20)) await storage.put(key, Buffer.from('x'), 'image/webp');
    await storage.remove(keys);
    expect(server.objects.size).toBe(0);
  });

  it('puts what is too large for memory in parts, and shows it once it is whole', async () => {
    const chunks = Array.from({ length: 20 }, (_, n) => Buffer.alloc(1_000_003, n));
    const seen: boolean[] = [];
    const body = Readable.from(
      (function* () {
        for (const chunk of chunks) {
          seen.push(server.objects.has('exports/one.zip'));
          yield chunk;
        }
      })(),
    );
    expect(await patient().putStream('exports/one.zip', body, 'application/zip')).toBe(20 * 1_000_003);
    const stored = server.objects.get('exports/one.zip');
    expect(stored?.type).toBe('application/zip');
    expect(stored?.body.equals(Buffer.concat(chunks))).toBe(true);
    expect(seen).not.toContain(true);
    // One more for each part that is sent again, as the client does when a busy server keeps it waiting.
    const parts = server.requests.filter((request) => request.startsWith('PUT')).length;
    expect(parts).toBeGreaterThanOrEqual(3);
  });

  it('takes an upload for whole whose last answer was lost', async () => {
    server.failures.push(0, 0, 'unanswered');
    await storage.putStream('exports/one.zip', Readable.from([Buffer.from('new')]), 'application/zip');
    expect(server.objects.get('exports/one.zip')?.body.toString()).toBe('new');
  });

  it('takes no older object for the upload that is gone', async () => {
    await storage.putStream('exports/one.zip', Readable.from([Buffer.from('old')]), 'application/zip');
    server.failures.push(0, 0, 'cleared');
    const again = storage.putStream(
      'exports/one.zip',
      Readable.from([Buffer.from('new')]),
      'application/zip',
    );
    await expect(again).rejects.toThrow(StorageUnavailable);
    expect(server.objects.get('exports/one.zip')?.body.toString()).toBe('old');
  });

  it('tells why a stream failed when the answer to calling it off was lost', async () => {
    server.failures.push(0, 'unanswered');
    const failing = Readable.from(
      (function* () {
        yield Buffer.alloc(100);
        throw new Error('as if the source were away');
      })(),
    );
    await expect(storage.putStream('exports/one.zip', failing, 'application/zip')).rejects.toThrow('as if');
    expect(server.uploads.size).toBe(0);
  });

  it('calls off a stream that fails, and leaves what was there', async () => {
    await storage.putStream('exports/one.zip', Readable.from([Buffer.from('old')]), 'application/zip');
    const failing = Readable.from(
      (function* () {
        yield Buffer.alloc(9_000_000);
        throw new Error('as if the source were away');
      })(),
    );
    await expect(patient().putStream('exports/one.zip', failing, 'application/zip')).rejects.toThrow('as if');
    expect(server.objects.get('exports/one.zip')?.body.toString()).toBe('old');
    expect(server.uploads.size).toBe(0);
  });

  it('tries again after a failure on the way', async () => {
    server.failures.push(503, 500);
    await storage.put(KEY, Buffer.from('picture'), 'image/webp');
    expect(server.requests).toHaveLength(3);
    expect(server.objects.has(KEY)).toBe(true);
  });

  it('says that it is unavailable when every attempt fails', async () => {
    server.failures.push(500, 500, 500);
    await expect(storage.put(KEY, Buffer.from('picture'), 'image/webp')).rejects.toThrow(StorageUnavailable);
  });

  it('gives up on a service that never answers', async () => {
    server.failures.push('hang', 'hang', 'hang');
    await expect(storage.read(KEY)).rejects.toMatchObject({
      kind: 'unavailable',
      cause: { name: 'TimeoutError' },
    });
  });

  it('waits for a reader who pauses longer than the service may be silent', async () => {
    const body = Buffer.alloc(8_000_000, 'picture');
    await patient().put(KEY, body, 'image/webp');
    const limited = new S3Storage({ ...bucket, endpoint, timeout: 500 });
    const hasty = new S3Storage({ ...bucket, endpoint });
    const stream = (await limited.read(KEY))?.stream;
    const reading = stream?.[Symbol.asyncIterator]();
    const chunks = [(await reading?.next())?.value as Buffer];
    // Given up after three tries of a fifth of a second: a longer pause than the limit.
    server.failures.push('hang', 'hang', 'hang');
    await expect(hasty.check()).rejects.toThrow(StorageUnavailable);
    for (let next = await reading?.next(); next && !next.done; next = await reading?.next())
      chunks.push(next.value as Buffer);
    expect(Buffer.concat(chunks).equals(body)).toBe(true);
    for (const client of [limited, hasty]) client.onApplicationShutdown();
  });

  it('notices an answer that stops amid', async () => {
    await storage.put(KEY, Buffer.from('picture'), 'image/webp');
    server.failures.push('half');
    await expect(storage.read(KEY).then(textOf)).rejects.toThrow(StorageUnavailable);
  });

  it('serves others while many readers pause', async () => {
    await patient().put(KEY, Buffer.alloc(2_000_000), 'image/webp');
    const paused = await Promise.all(Array.from({ length: 60 }, () => storage.read(KEY)));
    await expect(storage.check()).resolves.toBeUndefined();
    for (const found of paused) found?.stream.destroy();
  });

  it('is ready only with a bucket that is there and lets it in', async () => {
    await storage.check();
    const elsewhere = new S3Storage({ ...bucket, endpoint, bucket: 'missing' });
    await expect(elsewhere.check()).rejects.toThrow(StorageUnavailable);
    const stranger = new S3Storage({ ...bucket, endpoint, accessKeyId: 'other' });
    await expect(stranger.check()).rejects.toThrow(StorageUnavailable);
  });

  it('refuses keys that climb', async () => {
    await expect(storage.put('../x.webp', Buffer.from('x'), 'image/webp')).rejects.toThrow(
      'Not a storage key',
    );
    await expect(storage.read('../x.webp')).rejects.toThrow('Not a storage key');
    expect(server.requests).toEqual([]);
  });
});
