import { PassThrough, type TransformCallback } from 'node:stream';
import { StorageUnavailable } from './storage.errors.js';

/**
 * Passes on what a service sends, and fails when nothing has come for `ms` milliseconds although there is room for it. A reader
 * who pauses leaves no room, and may take their time.
 */
export class AwaitedBody extends PassThrough {
  private silence: NodeJS.Timeout | undefined;

  constructor(private readonly ms: number) {
    super();
  }

  override _read(size: number): void {
    this.silence ??= setTimeout(
      () => this.destroy(new StorageUnavailable('Its answer stopped amid.')),
      this.ms,
    );
    super._read(size);
  }

  override _transform(chunk: unknown, encoding: BufferEncoding, done: TransformCallback): void {
    this.heard();
    super._transform(chunk, encoding, done);
  }

  override _flush(done: TransformCallback): void {
    this.heard();
    done();
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    this.heard();
    super._destroy(error, done);
  }

  private heard(): void {
    clearTimeout(this.silence);
    this.silence = undefined;
  }
}
