import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import type { OnModuleInit } from '@nestjs/common';
import { HOUR_MS } from '#contract/time';
import { checkedKey, contentTypeOf, keyHolding } from './object-key.js';
import { type ByteRange, ObjectStorage, type StoredObject } from './object-storage.js';

const ABANDONED_AFTER_MS = HOUR_MS;

/**
 * Objects as plain files below one folder, spread over 65,536 subfolders by a hash of the key's folder, so that
 * none grows large and the files of one upload lie together. Several instances may share the folder.
 */
export class DiskStorage extends ObjectStorage implements OnModuleInit {
  private readonly incoming: string;

  constructor(private readonly root: string) {
    super();
    this.incoming = join(root, '.incoming');
  }

  /** Clears away what a crash left half written. */
  async onModuleInit(): Promise<void> {
    await mkdir(this.incoming, { recursive: true });
    for (const name of await readdir(this.incoming)) {
      const file = join(this.incoming, name);
      const { mtimeMs } = await stat(file).catch(gone(() => ({ mtimeMs: Date.now() })));
      if (Date.now() - mtimeMs > ABANDONED_AFTER_MS) await rm(file, { force: true });
    }
  }

  override async put(key: string, body: Buffer, contentType: string): Promise<void> {
    const target = this.pathOf(keyHolding(contentType, key));
    await mkdir(dirname(target), { recursive: true });
    await this.draft(body, (file) => rename(file, target));
  }

  override async putStream(
    key: string,
    body: Readable,
    contentType: string,
    signal?: AbortSignal,
  ): Promise<number> {
    const target = this.pathOf(keyHolding(contentType, key));
    await mkdir(dirname(target), { recursive: true });
    let size = 0;
    const keep = async (file: string) => {
      size = (await stat(file)).size;
      await rename(file, target);
    };
    await this.draft(body, keep, signal);
    return size;
  }

  override async read(key: string, range?: ByteRange): Promise<StoredObject | null> {
    const file = await open(this.pathOf(key)).catch(gone(() => null));
    if (!file) return null;
    const { size, mtimeMs } = await file.stat();
    const etag = `"${size.toString(16)}-${Math.trunc(mtimeMs).toString(16)}"`;
    return { stream: file.createReadStream(range), size, contentType: contentTypeOf(key), etag };
  }

  override async remove(keys: readonly string[]): Promise<void> {
    for (const key of keys) await rm(this.pathOf(key), { force: true });
  }

  override check(): Promise<void> {
    return this.draft(Buffer.from('ok'), () => Promise.resolve());
  }

  private async draft(
    body: Buffer | Readable,
    keep: (file: string) => Promise<void>,
    signal?: AbortSignal,
  ): Promise<void> {
    const file = join(this.incoming, randomUUID());
    await mkdir(this.incoming, { recursive: true });
    try {
      await writeFile(file, body, { flag: 'wx', flush: true, signal });
      await keep(file);
    } finally {
      await rm(file, { force: true });
    }
  }

  /** Slashes become `+`, which no key contains: a key can name no folder, and removing leaves no empty one. */
  private pathOf(key: string): string {
    const shard = createHash('sha256')
      .update(dirname(checkedKey(key)))
      .digest('hex');
    return join(this.root, shard.slice(0, 2), shard.slice(2, 4), key.replaceAll('/', '+'));
  }
}

function gone<T>(instead: () => T): (error: NodeJS.ErrnoException) => T {
  return (error) => {
    if (error.code !== 'ENOENT') throw error;
    return instead();
  };
}
