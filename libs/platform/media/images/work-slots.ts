import { MediaBusy } from '../media.errors.js';

/** What a piece of work holds while it waits, and what it takes while it runs. */
export interface Load {
  /** Of input in memory. */
  readonly bytes: number;
  /** Pixels to decode, those of a slow codec counted several times. */
  readonly pixels: number;
}

interface Waiting extends Load {
  readonly begin: () => void;
}

/**
 * Lets a few pieces of work run at once, as long as they have few pixels together, and the others wait in order, as
 * long as what waits fits in memory. A piece that is too large to run beside another runs alone.
 */
export class WorkSlots {
  private readonly waiting: Waiting[] = [];
  private waitingBytes = 0;
  private running = 0;
  private runningPixels = 0;

  constructor(
    private readonly slots: number,
    private readonly mostPixels: number,
    private readonly mostWaitingBytes: number,
  ) {}

  /** Runs `work` when it is its turn. @throws MediaBusy when too much is waiting already. */
  async run<T>(load: Load, work: () => Promise<T>): Promise<T> {
    if (this.waiting.length === 0 && this.hasRoomFor(load)) this.take(load);
    else await this.turn(load);
    try {
      return await work();
    } finally {
      this.running -= 1;
      this.runningPixels -= load.pixels;
      this.beginNext();
    }
  }

  private hasRoomFor({ pixels }: Load): boolean {
    if (this.running === 0) return true;
    return this.running < this.slots && this.runningPixels + pixels <= this.mostPixels;
  }

  private take({ pixels }: Load): void {
    this.running += 1;
    this.runningPixels += pixels;
  }

  private async turn(load: Load): Promise<void> {
    if (this.waitingBytes + load.bytes > this.mostWaitingBytes) throw new MediaBusy();
    this.waitingBytes += load.bytes;
    await new Promise<void>((begin) => this.waiting.push({ ...load, begin }));
  }

  /** Takes the room on behalf of those who begin, so that nobody arriving meanwhile overtakes. */
  private beginNext(): void {
    for (let next = this.waiting[0]; next && this.hasRoomFor(next); next = this.waiting[0]) {
      this.waiting.shift();
      this.waitingBytes -= next.bytes;
      this.take(next);
      next.begin();
    }
  }
}
