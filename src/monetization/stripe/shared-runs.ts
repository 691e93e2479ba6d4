/**
 * Of many who want the same done at once, one does it for all; but for those alone who asked before it began: what has begun
 * may have missed what they know.
 */
export class SharedRuns<T> {
  private readonly waiting = new Map<string, Promise<T>>();
  private readonly under = new Map<string, Promise<unknown>>();

  async run(key: string, work: () => Promise<T>): Promise<T> {
    const shared = this.waiting.get(key);
    if (shared) return shared;
    const run = this.after(this.under.get(key), key, work);
    this.waiting.set(key, run);
    return run;
  }

  private async after(before: Promise<unknown> | undefined, key: string, work: () => Promise<T>): Promise<T> {
    // Whoever waited for it hears of its failure.
    await before?.catch(() => undefined);
    this.waiting.delete(key);
    const run = work();
    this.under.set(key, run);
    try {
      return await run;
    } finally {
      if (this.under.get(key) === run) this.under.delete(key);
    }
  }
}
