import type { Entitled } from '../identity.contract.js';

/** Spec of the product: no older than this, whatever was missed. */
const KEPT_MS = 60_000;
/** What could not be verified is asked again soon, but not by every request. */
const UNVERIFIED_MS = 5000;
const MOST = 20_000;

interface Kept {
  answer: Promise<Entitled>;
  /** By a clock that nobody sets. */
  until: number;
}

/** Answers about people, while they hold. */
export class Remembered {
  private readonly kept = new Map<string, Kept>();
  /** Whose answer is about to change in a transaction of this process: nothing is kept until that is heard, or for a while. */
  private readonly changing = new Map<string, number>();

  constructor(private readonly now: () => number = () => performance.now()) {}

  get(id: string): Promise<Entitled> | undefined {
    const found = this.kept.get(id);
    return found && found.until > this.now() ? found.answer : undefined;
  }

  /** The answer counts from when it was asked for: what is forgotten meanwhile is not kept when it arrives. */
  keep(id: string, answer: Promise<Entitled>): Promise<Entitled> {
    if (this.isChanging(id)) return answer;
    this.kept.delete(id);
    const kept: Kept = { answer, until: this.now() + KEPT_MS };
    this.kept.set(id, kept);
    for (const oldest of this.kept.keys()) {
      if (this.kept.size <= MOST) break;
      this.kept.delete(oldest);
    }
    void this.outlive(id, kept);
    return answer;
  }

  /** What became of an answer decides how long it is kept. */
  private async outlive(id: string, kept: Kept): Promise<void> {
    try {
      const { verified } = await kept.answer;
      if (!verified) kept.until = Math.min(kept.until, this.now() + UNVERIFIED_MS);
    } catch {
      // Whoever asked is told why.
      if (this.kept.get(id) === kept) this.kept.delete(id);
    }
  }

  /** From here until `forget`, who asks gets what the sources say at that moment. */
  expectChange(id: string): void {
    this.kept.delete(id);
    for (const [other, until] of this.changing) if (until <= this.now()) this.changing.delete(other);
    this.changing.set(id, this.now() + KEPT_MS);
  }

  forget(id: string): void {
    this.kept.delete(id);
    this.changing.delete(id);
  }

  forgetAll(): void {
    this.kept.clear();
  }

  private isChanging(id: string): boolean {
    return (this.changing.get(id) ?? 0) > this.now();
  }
}
