import { Injectable } from '@nestjs/common';
import { MINUTE_MS } from '#contract/time';
import { Database } from '#platform/persistence/database';
import { DatabaseChannels } from '#platform/persistence/database-channels';
import { SessionExpired } from './auth.errors.js';

/**
 * How long an ended session is remembered. Four times the life of an access token: on an instance whose clock is behind
 * they live longer.
 */
export const REMEMBERED_MINUTES = 60;

/** Whether a session (an expression of the statement's) has not ended, as text for what is asked within a statement. */
export const sessionStands = (sessionId: string): string =>
  `not exists (select from platform.ended_sessions where session_id = ${sessionId})`;

/**
 * Sessions that ended before their access tokens do. The database tells every instance when the transaction that ends
 * one commits, so asking costs no read; whoever is about to write asks the database itself.
 */
@Injectable()
export class EndedSessions {
  /** When this instance heard of them, by a clock that nobody sets; the oldest comes first. */
  private readonly heardAt = new Map<string, number>();
  private readonly listeners = new Set<(sessionId: string) => void>();

  constructor(
    channels: DatabaseChannels,
    private readonly db: Database,
  ) {
    channels.register('platform.ended_sessions', {
      hear: (sessionId) => this.add(sessionId),
      catchUp: async (client) => {
        const { rows } = await client.query<{ session_id: string }>(
          `select session_id from platform.ended_sessions
           where ended_at > now() - make_interval(mins => $1) order by ended_at`,
          [REMEMBERED_MINUTES],
        );
        for (const { session_id } of rows) this.add(session_id);
      },
    });
  }

  /** Registers who is told of every session that ends, wherever it was ended. */
  onEnd(listener: (sessionId: string) => void): void {
    this.listeners.add(listener);
  }

  /** As far as this instance has heard: some milliseconds late, or while its connection is made anew, seconds. */
  has(sessionId: string): boolean {
    return this.heardAt.has(sessionId);
  }

  /** Asks the database: one read by key. @throws SessionExpired for a session that has ended, on any instance. */
  async assertOpen(sessionId: string): Promise<void> {
    if (this.has(sessionId)) throw new SessionExpired();
    const found = await this.db.prepared(
      'session-has-ended',
      'select 1 from platform.ended_sessions where session_id = $1',
      [sessionId],
    );
    if (found.length > 0) throw new SessionExpired();
  }

  private add(sessionId: string): void {
    if (this.has(sessionId)) return;
    this.forgetOld();
    this.heardAt.set(sessionId, performance.now());
    for (const listener of this.listeners) listener(sessionId);
  }

  private forgetOld(): void {
    const longAgo = performance.now() - REMEMBERED_MINUTES * MINUTE_MS;
    for (const [sessionId, at] of this.heardAt) {
      if (at > longAgo) return;
      this.heardAt.delete(sessionId);
    }
  }
}
