import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { ObjectStorage, type StoredObject } from '#platform/storage/object-storage';

/** Not below `media/`, which is served to everybody. */
const keyOf = (id: string): string => `exports/${id}.zip`;

/** Where copies lie. Its own class, because whoever needs it may be kept waiting by the storage. */
@Injectable()
export class ExportFiles {
  constructor(private readonly storage: ObjectStorage) {}

  /** In the place of what an attempt before has left. Answers the size in bytes. */
  put(id: string, file: Readable, signal: AbortSignal): Promise<number> {
    return this.storage.putStream(keyOf(id), file, 'application/zip', signal);
  }

  open(id: string): Promise<StoredObject | null> {
    return this.storage.read(keyOf(id));
  }

  remove(ids: readonly string[]): Promise<void> {
    return this.storage.remove(ids.map(keyOf));
  }
}
