/** More than any person's typing, scrolling and reacting; unused seconds add up to no more than one. */
const MESSAGES_PER_SECOND = 30;
/** A bucket that nothing was taken from for so long is like a new one: nobody gains by coming back. */
export const FULL_AGAIN_MS = 1000;

/**
 * What may be sent over all of somebody's connections together. An address of more connections than that has one a second
 * for each: a campus behind it comes back at once when the server was restarted.
 */
export class MessageBucket {
  private left = MESSAGES_PER_SECOND;
  private countedAt = Date.now();

  /** Whether there is one left, which it then takes. */
  take(connections: number): boolean {
    const perSecond = Math.max(MESSAGES_PER_SECOND, connections);
    const now = Date.now();
    this.left = Math.min(perSecond, this.left + ((now - this.countedAt) / 1000) * perSecond);
    this.countedAt = now;
    if (this.left < 1) return false;
    this.left -= 1;
    return true;
  }
}
