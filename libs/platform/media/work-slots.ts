import { MediaBusy } from './media.errors.js';

/** Lets a few pieces of work run at once and the others wait in order, as long as what waits fits in memory. */
export class WorkSlots {
  private readonly waiting: (() => void)[] = [];
  private waitingBytes = 0;

  constructor(
    private free: number,
    private readonly mostWaitingBytes: number,
  ) {}

  /** Runs `work`, which holds `bytes` of input until then. @throws MediaBusy when too much is waiting already. */
  async run<T>(bytes: number, work: () => Promise<T>): Promise<T> {
    if (this.free > 0) this.free -= 1;
    else await this.turn(bytes);
    try {
      return await work();
    } finally {
      this.pass();
    }
  }

  private async turn(bytes: number): Promise<void> {
    if (this.waitingBytes + bytes > this.mostWaitingBytes) throw new MediaBusy();
    this.waitingBytes += bytes;
    await new Promise<void>((resolve) => this.waiting.push(resolve));
    this.waitingBytes -= bytes;
  }

  /** Hands the slot straight to the next in line, so that nobody arriving meanwhile overtakes. */
  private pass(): void {
    const next = this.waiting.shift();
    if (next) next();
    else this.free += 1;
  }
}
