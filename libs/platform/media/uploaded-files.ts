import { Injectable } from '@nestjs/common';
import { ObjectStorage, type StoredObject } from '#platform/storage/object-storage';
import { imageKey, keysOf } from './media-keys.js';

export interface UploadedFile extends StoredObject {
  /** Of what the key is called by: `webp`, `oga`. */
  readonly extension: string;
}

/** The best file there is of an upload. */
@Injectable()
export class UploadedFiles {
  constructor(private readonly storage: ObjectStorage) {}

  picture(id: string): Promise<UploadedFile | null> {
    return this.open([imageKey(id, 'full')]);
  }

  recording(id: string): Promise<UploadedFile | null> {
    return this.open(keysOf({ id, kind: 'audio' }));
  }

  private async open(keys: readonly string[]): Promise<UploadedFile | null> {
    for (const key of keys) {
      const object = await this.storage.read(key);
      if (object) return { ...object, extension: key.slice(key.lastIndexOf('.') + 1) };
    }
    return null;
  }
}
