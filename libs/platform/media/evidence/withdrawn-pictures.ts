import { buffer } from 'node:stream/consumers';
import { Injectable } from '@nestjs/common';
import { ObjectStorage, type StoredObject } from '#platform/storage/object-storage';
import { imageKey, withdrawnKey } from '../media-keys.js';
import { MediaRemoval } from '../media-removal.js';

/** Pictures that are kept out of the public's reach: no address of `/media` stands for where they lie. */
@Injectable()
export class WithdrawnPictures {
  constructor(
    private readonly storage: ObjectStorage,
    private readonly removal: MediaRemoval,
  ) {}

  /** Keeps pictures where nobody's address leads, and removes them from where everybody's does. Again does no harm. */
  async withdraw(ids: readonly string[]): Promise<void> {
    await this.keep(ids);
    await this.removal.removeThese(ids);
  }

  /** Keeps copies of pictures where nobody's address leads, whatever becomes of those that are shown. */
  async keep(ids: readonly string[]): Promise<void> {
    for (const id of ids) {
      const shown = await this.storage.read(imageKey(id, 'full'));
      if (shown) await this.storage.put(withdrawnKey(id), await buffer(shown.stream), shown.contentType);
    }
  }

  /** A picture, withdrawn or not; null when it is gone. */
  async open(id: string): Promise<StoredObject | null> {
    return (await this.storage.read(withdrawnKey(id))) ?? this.storage.read(imageKey(id, 'full'));
  }

  /** Removes what was withdrawn of these for good. */
  async forget(ids: readonly string[]): Promise<void> {
    await this.storage.remove(ids.map(withdrawnKey));
  }
}
