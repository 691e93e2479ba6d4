import type { Readable } from 'node:stream';

/** First and last byte, both included, as in an HTTP Range header. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

export interface StoredObject {
  /** The bytes, or those of the range asked for. Consume or destroy it: an open file or connection hangs on it. */
  readonly stream: Readable;
  /** Length of the whole object in bytes, also when a range was asked for. */
  readonly size: number;
  readonly contentType: string;
  readonly etag?: string;
}

/** Where uploads lie: a folder or a bucket. Keys are `folder/name.ext`, as `object-key.ts` allows them. */
export abstract class ObjectStorage {
  /** Stores `body` whole or not at all; an object of that key is replaced. `contentType` must be the extension's. */
  abstract put(key: string, body: Buffer, contentType: string): Promise<void>;

  /**
   * As `put`, for what is too large to be held in memory. A stream that fails, or a signal that aborts, leaves what was
   * there before. Answers the size in bytes.
   */
  abstract putStream(key: string, body: Readable, contentType: string, signal?: AbortSignal): Promise<number>;

  /** Opens an object, or `null` when there is none. A `range` must lie within the object. */
  abstract read(key: string, range?: ByteRange): Promise<StoredObject | null>;

  /** Removes what is there of `keys`; those already gone are no error. */
  abstract remove(keys: readonly string[]): Promise<void>;

  /** Resolves while objects can be stored; otherwise throws what is in the way. */
  abstract check(): Promise<void>;
}
