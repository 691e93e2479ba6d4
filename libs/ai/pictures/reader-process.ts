import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { PictureReading } from './picture-reading.js';
import { PictureRefused, PictureUnread } from './pictures.errors.js';
import type { PictureToRead, ReadAnswer } from './process/reader-messages.js';

/** One process that reads pictures, one after another. */
export class ReaderProcess {
  private readonly ended: Promise<unknown>;

  constructor(private readonly child: ChildProcess) {
    this.ended = Promise.race([once(child, 'exit'), once(child, 'error')]).catch((error: unknown) => error);
    // It never keeps the server from stopping.
    child.unref();
    child.channel?.unref();
  }

  get alive(): boolean {
    return this.child.connected && this.child.exitCode === null && this.child.signalCode === null;
  }

  /**
   * Waits for what is read no longer than `patienceMs`; by then the process is gone, stopped or not.
   *
   * @throws PictureUnread, PictureRefused
   */
  async read(picture: PictureToRead, patienceMs: number): Promise<PictureReading> {
    const waiting = new AbortController();
    const patience = setTimeout(() => this.end(), patienceMs);
    try {
      const answer = once(this.child, 'message', { signal: waiting.signal }) as Promise<[ReadAnswer]>;
      this.child.send(picture, () => undefined);
      const told = await Promise.race([answer.then(([first]) => first), this.ended.then(() => null)]);
      if (!told) throw new PictureUnread(`The reader has ended (${this.howItEnded}).`);
      if ('refused' in told) throw new PictureRefused(told.refused);
      return told.reading;
    } finally {
      clearTimeout(patience);
      waiting.abort();
    }
  }

  /** At once: one that is stopped or in a long calculation hears nothing else. */
  end(): void {
    this.child.kill('SIGKILL');
  }

  private get howItEnded(): string {
    return String(this.child.signalCode ?? this.child.exitCode ?? 'not begun');
  }
}
