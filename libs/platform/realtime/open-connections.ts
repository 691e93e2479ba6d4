import { Injectable } from '@nestjs/common';
import { type Actor, isSignedIn } from '#platform/auth/actor';
import { Metrics } from '#platform/observability/metrics';
import { TooManyRequests } from '#platform/throttle/throttle.errors';
import { RealtimeSettings } from './realtime.settings.js';
import type { RealtimeSocket } from './socket.js';

/** One for every tab, of several devices. */
export const MOST_OF_PERSON = 20;
/** Tabs are closed, and what is lost to the network is noticed within a minute. */
const RETRY_SECONDS = 60;

/** The connections of this instance, by address and by person: each takes up memory, and nobody is let in without end. */
@Injectable()
export class OpenConnections {
  private readonly counts = new Map<string, number>();
  /** What each connection is counted for. */
  private readonly keys = new Map<RealtimeSocket['conn'], readonly string[]>();

  constructor(
    private readonly settings: RealtimeSettings,
    private readonly metrics: Metrics,
  ) {}

  /**
   * Counts a connection for whoever is behind it now, until it ends.
   * @throws TooManyRequests when they have enough, and leaves everything as it was
   */
  count({ conn }: RealtimeSocket, actor: Actor): void {
    const before = this.keys.get(conn) ?? [];
    const limits = this.limitsOf(actor);
    for (const [key, most] of limits) {
      if (before.includes(key) || (this.counts.get(key) ?? 0) < most) continue;
      this.metrics.throttled.inc({ rule: 'socket-connections' });
      throw new TooManyRequests(RETRY_SECONDS);
    }
    if (conn.readyState !== 'open') return;
    if (!this.keys.has(conn)) conn.once('close', () => this.forget(conn));
    const now = limits.map(([key]) => key);
    for (const key of now) this.counts.set(key, (this.counts.get(key) ?? 0) + 1);
    this.release(before);
    this.keys.set(conn, now);
  }

  private limitsOf(actor: Actor): [key: string, most: number][] {
    const { SOCKETS_PER_ADDRESS } = this.settings;
    const limits: [string, number][] = [[`address:${actor.address}`, SOCKETS_PER_ADDRESS]];
    return isSignedIn(actor) ? [...limits, [`person:${actor.id}`, MOST_OF_PERSON]] : limits;
  }

  private forget(conn: RealtimeSocket['conn']): void {
    this.release(this.keys.get(conn) ?? []);
    this.keys.delete(conn);
  }

  private release(keys: readonly string[]): void {
    for (const key of keys) {
      const left = (this.counts.get(key) ?? 0) - 1;
      if (left > 0) this.counts.set(key, left);
      else this.counts.delete(key);
    }
  }
}
