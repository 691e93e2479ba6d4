import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';

/** A zip that is written while it is read: of all its files one is open at a time. */
export class ZipStream {
  private readonly zip = new ZipFile();
  /** Read it while files are added, or nothing is. */
  readonly output = Readable.from(this.zip.outputStream);

  private readonly signal: AbortSignal;

  constructor(
    private readonly madeAt: Date,
    signal: AbortSignal,
  ) {
    // Nobody reads it any more: what was waiting to be read is let go of.
    const closed = new AbortController();
    this.output.once('close', () => closed.abort());
    this.signal = AbortSignal.any([signal, closed.signal]);
    this.zip.on('error', (error: Error) => this.output.destroy(error));
  }

  /** Resolves once all of it has been taken in. `compress`: not for what is packed already, such as pictures. */
  async add(name: string, content: Readable, { compress }: { compress: boolean }): Promise<void> {
    this.zip.addReadStream(content, name, { compress, mtime: this.madeAt });
    try {
      await finished(content, { signal: this.signal, writable: false });
    } catch (error) {
      content.destroy();
      throw error;
    }
  }

  end(): void {
    this.zip.end();
  }

  fail(error: unknown): void {
    this.output.destroy(error instanceof Error ? error : new Error(String(error)));
  }
}
