import { Injectable } from '@nestjs/common';
import { type Actor, isSignedIn } from '#platform/auth/actor';
import { Metrics } from '#platform/observability/metrics';
import { TooManyRequests } from '#platform/throttle/throttle.errors';
import { FULL_AGAIN_MS, MessageBucket } from './message-bucket.js';
import { RealtimeSettings } from './realtime.settings.js';
import type { RealtimeSocket } from './socket.js';

/** One for every tab, of several devices. */
export const MOST_OF_PERSON = 20;
/** Tabs are closed, and what is lost to the network is noticed within a minute. */
const RETRY_SECONDS = 60;

/** What an address or a person has open. */
interface Open {
  connections: number;
  readonly messages: MessageBucket;
}

/**
 * The connections of this instance, by address and by person: each takes up memory, and nobody is let in without end, nor
 * sends more over many of them than over one.
 */
@Injectable()
export class OpenConnections {
  private readonly open = new Map<string, Open>();
  /** What each connection is counted for; last for whose messages it carries, a person's or a visitor's address'. */
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
      if (before.includes(key) || this.countOf(key) < most) continue;
      this.metrics.throttled.inc({ rule: 'socket-connections' });
      throw new TooManyRequests(RETRY_SECONDS);
    }
    if (conn.readyState !== 'open') return;
    if (!this.keys.has(conn)) conn.once('close', () => this.forget(conn));
    const now = limits.map(([key]) => key);
    for (const key of now) {
      const open = this.open.get(key);
      if (open) open.connections += 1;
      else this.open.set(key, { connections: 1, messages: new MessageBucket() });
    }
    this.release(before);
    this.keys.set(conn, now);
  }

  /** Whether whoever is behind a connection may send one more message now; it is taken from what they may. */
  takeMessage({ conn }: RealtimeSocket): boolean {
    const open = this.open.get(this.keys.get(conn)?.at(-1) ?? '');
    return open?.messages.take(open.connections) ?? false;
  }

  private countOf(key: string): number {
    return this.open.get(key)?.connections ?? 0;
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
      const open = this.open.get(key);
      if (!open) continue;
      open.connections -= 1;
      if (open.connections === 0) setTimeout(() => this.close(key, open), FULL_AGAIN_MS).unref();
    }
  }

  private close(key: string, open: Open): void {
    if (open.connections === 0 && this.open.get(key) === open) this.open.delete(key);
  }
}
