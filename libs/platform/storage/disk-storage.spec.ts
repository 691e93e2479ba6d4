import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { DiskStorage } from './disk-storage.js';
import type { StoredObject } from './object-storage.js';

let root: string;
let storage: DiskStorage;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'disk-storage-'));
  storage = new DiskStorage(root);
  await storage.onModuleInit();
});

afterEach(() => rm(root, { recursive: true }));

const bytesOf = (found: StoredObject | null) => buffer(found?.stream ?? Readable.from([]));
const textOf = (found: StoredObject | null) => text(found?.stream ?? Readable.from([]));

const KEY = 'media/one/card.webp';
const files = async () =>
  (await readdir(root, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());

describe('storage on disk', () => {
  it('gives back what was put', async () => {
    await storage.put(KEY, Buffer.from('picture'), 'image/webp');
    const found = await storage.read(KEY);
    expect(found).toMatchObject({
      size: 7,
      contentType: 'image/webp',
      etag: expect.stringMatching(/^"7-\w+"$/),
    });
    expect(await textOf(found)).toBe('picture');
  });

  it('gives a range and the whole size', async () => {
    await storage.put(KEY, Buffer.from('0123456789'), 'image/webp');
    const found = await storage.read(KEY, { start: 2, end: 4 });
    expect(found?.size).toBe(10);
    expect(await textOf(found)).toBe('234');
  });

  it('replaces an object whole, while a reader of the old one keeps the old one', async () => {
    await storage.put(KEY, Buffer.alloc(300_000, 1), 'image/webp');
    const before = await storage.read(KEY);
    await storage.put(KEY, Buffer.alloc(100_000, 2), 'image/webp');
    const [old, now] = await Promise.all([bytesOf(before), storage.read(KEY).then(bytesOf)]);
    expect(old.equals(Buffer.alloc(300_000, 1))).toBe(true);
    expect(now.equals(Buffer.alloc(100_000, 2))).toBe(true);
  });

  it('survives twenty writers of one key and leaves one whole file', async () => {
    const bodies = Array.from({ length: 20 }, (_, n) => Buffer.alloc(50_000, n));
    await Promise.all(bodies.map((body) => storage.put(KEY, body, 'image/webp')));
    const kept = await bytesOf(await storage.read(KEY));
    expect(bodies.some((body) => body.equals(kept))).toBe(true);
    expect(await files()).toHaveLength(1);
  });

  it('puts a stream whole, or leaves what was there and no draft', async () => {
    const key = 'exports/one.zip';
    expect(await storage.putStream(key, Readable.from(['first ', 'file']), 'application/zip')).toBe(10);
    const failing = Readable.from(
      (function* () {
        yield 'second';
        throw new Error('as if the source were away');
      })(),
    );
    await expect(storage.putStream(key, failing, 'application/zip')).rejects.toThrow('as if');
    const stop = new AbortController();
    const stopped = Readable.from(
      (function* () {
        yield 'third';
        stop.abort();
        yield 'file';
      })(),
    );
    await expect(storage.putStream(key, stopped, 'application/zip', stop.signal)).rejects.toThrow('abort');
    expect(await textOf(await storage.read(key))).toBe('first file');
    expect(await files()).toHaveLength(1);
  });

  it('knows nothing of what was never put', async () => {
    expect(await storage.read('media/none/card.webp')).toBeNull();
  });

  it('removes what is there and forgives what is not', async () => {
    await storage.put(KEY, Buffer.from('picture'), 'image/webp');
    await storage.remove([KEY, 'media/none/card.webp']);
    expect(await storage.read(KEY)).toBeNull();
    expect(await files()).toEqual([]);
  });

  it('keeps the files of one upload together, two folders deep', async () => {
    await storage.put('media/one/card.webp', Buffer.from('a'), 'image/webp');
    await storage.put('media/one/full.webp', Buffer.from('b'), 'image/webp');
    const [card, full] = await files();
    expect(card?.parentPath).toBe(full?.parentPath);
    expect(card?.parentPath.slice(root.length)).toMatch(/^[/\\][0-9a-f]{2}[/\\][0-9a-f]{2}$/);
  });

  it('refuses to leave its folder', async () => {
    await expect(storage.put('../out.webp', Buffer.from('x'), 'image/webp')).rejects.toThrow(
      'Not a storage key',
    );
    await expect(storage.read('../out.webp')).rejects.toThrow('Not a storage key');
    await expect(storage.remove(['../out.webp'])).rejects.toThrow('Not a storage key');
  });

  it('leaves nothing behind when a write fails', async () => {
    await storage.put(KEY, Buffer.from('a'), 'image/webp');
    const [stored] = await files();
    const path = join(stored?.parentPath ?? '', stored?.name ?? '');
    await rm(path);
    await mkdir(path);
    await expect(storage.put(KEY, Buffer.from('b'), 'image/webp')).rejects.toThrow(/EISDIR|ENOTEMPTY|EEXIST/);
    expect(await files()).toEqual([]);
  });

  it('clears away old half-written files at the next start, never fresh ones', async () => {
    const incoming = join(root, '.incoming');
    await writeFile(join(incoming, 'old'), 'half');
    await utimes(join(incoming, 'old'), new Date(0), new Date(0));
    await writeFile(join(incoming, 'fresh'), 'half');
    await storage.onModuleInit();
    expect(await readdir(incoming)).toEqual(['fresh']);
  });

  it('is ready while it can write', async () => {
    await storage.check();
    await rm(root, { recursive: true });
    await writeFile(root, 'a file where the folder was');
    await expect(storage.check()).rejects.toThrow(/ENOTDIR|EEXIST/);
  });
});
