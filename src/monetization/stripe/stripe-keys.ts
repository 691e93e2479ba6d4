/** Keys that failed and are remembered; of more, those that failed first are forgotten. */
const MOST = 1000;

/**
 * The idempotency keys of what is done once. Stripe tells its own failure again, for a day, to whoever asks under the key that
 * met it. So the try after such a failure has the key's next number: the same one on each instance, since each counts alike.
 */
export class StripeKeys {
  private readonly failures = new Map<string, number>();

  of(what: string): string {
    const failed = this.failures.get(what) ?? 0;
    return failed === 0 ? what : `${what}-${failed + 1}`;
  }

  /** The failure under that key is kept at Stripe. Of many who met it together, it counts once. */
  spent(what: string, key: string): void {
    if (key !== this.of(what)) return;
    const failed = this.failures.get(what) ?? 0;
    this.failures.delete(what);
    this.failures.set(what, failed + 1);
    const [oldest] = this.failures.keys();
    if (this.failures.size > MOST && oldest !== undefined) this.failures.delete(oldest);
  }
}
