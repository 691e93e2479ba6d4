import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { WorkSlots } from '#platform/work/work-slots';
import type { PictureKind, PictureReading } from './picture-reading.js';
import { PictureReaderBusy } from './pictures.errors.js';
import { ReaderProcess } from './reader-process.js';
import { ReaderProcesses } from './reader-processes.js';

const MEGABYTE = 1024 * 1024;

/** At most twenty wait, and fewer when they are large: who comes later would wait longer than anybody does. */
const MOST_HELD = 60 * MEGABYTE;
const LEAST_HELD = 3 * MEGABYTE;

/**
 * Reads what is written on pictures, and in which colours they are, by one process of its own, which begins with the first
 * picture, ends when there has been none for a while, and is begun anew when it hangs or dies.
 */
@Injectable()
export class PictureReader implements OnApplicationShutdown {
  private readonly slots = new WorkSlots({
    slots: 1,
    mostHeld: MOST_HELD,
    refusal: () => new PictureReaderBusy(),
  });
  private process: ReaderProcess | undefined;
  private idle: NodeJS.Timeout | undefined;
  private closed = false;

  constructor(private readonly processes: ReaderProcesses) {}

  /**
   * `file` of any format the image pipeline takes.
   *
   * @throws PictureUnread, PictureReaderBusy, PictureRefused, or the signal's reason when nobody waits any more
   */
  read(file: Buffer, kind: PictureKind, signal?: AbortSignal): Promise<PictureReading> {
    const held = Math.max(file.length, LEAST_HELD);
    return this.slots.run(() => this.readNow(file, kind, signal), { weight: 1, held });
  }

  onApplicationShutdown(): void {
    this.closed = true;
    this.end();
  }

  private async readNow(file: Buffer, kind: PictureKind, signal?: AbortSignal): Promise<PictureReading> {
    signal?.throwIfAborted();
    if (this.closed) throw new PictureReaderBusy();
    clearTimeout(this.idle);
    if (!this.process?.alive) this.process = new ReaderProcess(this.processes.begin());
    try {
      return await this.process.read({ file, kind }, this.processes.patienceMs);
    } finally {
      this.idle = setTimeout(() => this.end(), this.processes.idleMs).unref();
    }
  }

  private end(): void {
    clearTimeout(this.idle);
    this.process?.end();
    this.process = undefined;
  }
}
