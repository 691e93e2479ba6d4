/** What one piece of work takes of what all of them share, in whatever their owner counts. */
export interface Load {
  /** While it runs. */
  readonly weight: number;
  /** While it waits. */
  readonly held: number;
}

export interface SlotRules {
  /** Pieces that run at once. */
  readonly slots: number;
  /** What they may weigh together; without it, anything. A piece that is too heavy to run beside another runs alone. */
  readonly mostWeight?: number;
  /** What those that wait may hold together. */
  readonly mostHeld: number;
  /** What a piece is refused with when too much is waiting already. */
  readonly refusal: () => Error;
}

interface Waiting extends Load {
  readonly begin: () => void;
}

const ONE: Load = { weight: 1, held: 1 };

/** Lets a few pieces of work run at once on this instance, and the others wait in order, as long as they are not too many. */
export class WorkSlots {
  private readonly waiting: Waiting[] = [];
  private held = 0;
  private running = 0;
  private weight = 0;

  constructor(private readonly rules: SlotRules) {}

  /** Runs `work` when it is its turn. Pieces that are all alike need no load. @throws the refusal of the rules */
  async run<T>(work: () => Promise<T>, load: Load = ONE): Promise<T> {
    if (this.waiting.length === 0 && this.hasRoomFor(load)) this.take(load);
    else await this.turn(load);
    try {
      return await work();
    } finally {
      this.running -= 1;
      this.weight -= load.weight;
      this.beginNext();
    }
  }

  private hasRoomFor({ weight }: Load): boolean {
    if (this.running === 0) return true;
    const { slots, mostWeight = Number.POSITIVE_INFINITY } = this.rules;
    return this.running < slots && this.weight + weight <= mostWeight;
  }

  private take({ weight }: Load): void {
    this.running += 1;
    this.weight += weight;
  }

  private async turn(load: Load): Promise<void> {
    const { mostHeld, refusal } = this.rules;
    if (this.held + load.held > mostHeld) throw refusal();
    this.held += load.held;
    await new Promise<void>((begin) => this.waiting.push({ ...load, begin }));
  }

  /** Takes the room on behalf of those who begin, so that nobody arriving meanwhile overtakes. */
  private beginNext(): void {
    for (let next = this.waiting[0]; next && this.hasRoomFor(next); next = this.waiting[0]) {
      this.waiting.shift();
      this.held -= next.held;
      this.take(next);
      next.begin();
    }
  }
}
