import { Injectable, Logger } from '@nestjs/common';
import { AccessTokens, CLOCK_TOLERANCE } from '#platform/auth/access-tokens';
import { type Actor, isSignedIn } from '#platform/auth/actor';
import { SessionExpired } from '#platform/auth/auth.errors';
import { clientAddress } from '#platform/auth/client-address';
import { EndedSessions } from '#platform/auth/ended-sessions';
import { ProxySettings } from '#platform/config/proxy.settings';
import { senderAddress, type TrustsHop, trustRule } from '#platform/config/trusted-proxies';
import { TooManyRequests } from '#platform/throttle/throttle.errors';
import { OpenConnections } from './open-connections.js';
import { personRoom, type RealtimeSocket } from './socket.js';

/** How long before a token's end the browser is asked for a fresh one. */
const NOTICE_SECONDS = 60;
/** After which a second beginning on one connection may be tried again. */
const AGAIN_SECONDS = 1;

/**
 * Who stands behind a connection, from the handshake on and through every change of the access token, until the token
 * or the session ends: from then on it is a visitor's.
 */
@Injectable()
export class SocketSessions {
  private readonly log = new Logger('Realtime');
  /** Every connection that has begun, with the timers of its token. */
  private readonly endings = new Map<RealtimeSocket, NodeJS.Timeout[]>();
  /** Those that have begun once: many could begin on one, past all that is counted. */
  private readonly admitted = new WeakSet<RealtimeSocket['conn']>();

  private readonly trusts: TrustsHop;

  constructor(
    private readonly tokens: AccessTokens,
    private readonly ended: EndedSessions,
    private readonly connections: OpenConnections,
    { TRUST_PROXY }: ProxySettings,
  ) {
    this.trusts = trustRule(TRUST_PROXY);
    ended.onEnd((sessionId) => this.endSession(sessionId));
  }

  /**
   * Identifies a new connection.
   * @throws SessionExpired for a token that is not, or no longer, valid; TooManyRequests
   */
  admit(socket: RealtimeSocket): void {
    const { conn } = socket;
    if (this.admitted.has(conn)) throw new TooManyRequests(AGAIN_SECONDS);
    const { token } = socket.handshake.auth as { token?: unknown };
    const actor = this.actorOf(socket, typeof token === 'string' ? token : null);
    this.connections.count(socket, actor);
    this.admitted.add(conn);
    socket.once('disconnect', () => this.admitted.delete(conn));
    socket.data.actor = actor;
  }

  /** Begins an admitted connection. */
  async begin(socket: RealtimeSocket): Promise<void> {
    socket.once('disconnect', () => {
      this.forgetEnding(socket);
      this.endings.delete(socket);
    });
    this.endings.set(socket, []);
    const { token } = socket.handshake.auth as { token?: string };
    await this.settle(socket, token ?? null);
  }

  /** Takes a fresh token, or none. @throws SessionExpired for a bad one, TooManyRequests, and leaves everything as it was. */
  async change(socket: RealtimeSocket, token: string | null): Promise<Actor> {
    const before = socket.data.actor;
    const now = this.actorOf(socket, token);
    this.connections.count(socket, now);
    socket.data.actor = now;
    if (isSignedIn(before) && !(isSignedIn(now) && now.id === before.id)) await leaveRooms(socket);
    // With another token that came meanwhile the connection is settled by itself.
    if (socket.data.actor === now) await this.settle(socket, token);
    return now;
  }

  private actorOf(socket: RealtimeSocket, token: string | null): Actor {
    const address = clientAddress(senderAddress(socket.request, this.trusts));
    if (token === null) return { kind: 'visitor', address };
    const person = this.tokens.verify(token, address);
    if (!person) throw new SessionExpired();
    return person;
  }

  private async settle(socket: RealtimeSocket, token: string | null): Promise<void> {
    this.forgetEnding(socket);
    const { actor } = socket.data;
    if (!isSignedIn(actor) || token === null) return;
    await socket.join(personRoom(actor.id));
    if (!socket.connected || socket.data.actor !== actor) return;
    // It may have ended between the handshake and now.
    if (this.ended.has(actor.sessionId)) return this.becomeVisitor(socket, actor.id);
    const secondsLeft = endOf(token) - Date.now() / 1000;
    const notice = Math.max(0, secondsLeft - NOTICE_SECONDS);
    this.endings.set(socket, [
      setTimeout(
        () => socket.emit('session.expiring', { secondsLeft: Math.max(0, Math.round(secondsLeft - notice)) }),
        notice * 1000,
      ),
      setTimeout(
        () => this.dismiss(socket, actor.id),
        (secondsLeft > 0 ? secondsLeft : secondsLeft + CLOCK_TOLERANCE) * 1000,
      ),
    ]);
  }

  private endSession(sessionId: string): void {
    for (const socket of this.endings.keys()) {
      const { actor } = socket.data;
      if (isSignedIn(actor) && actor.sessionId === sessionId) this.dismiss(socket, actor.id);
    }
  }

  private dismiss(socket: RealtimeSocket, person: string): void {
    this.becomeVisitor(socket, person).catch((error: unknown) => this.log.error(error));
  }

  /** Tells the browser too: it may have a newer session, or else shows that it is signed out. */
  private async becomeVisitor(socket: RealtimeSocket, person: string): Promise<void> {
    await this.change(socket, null);
    socket.emit('session.ended', { person });
  }

  private forgetEnding(socket: RealtimeSocket): void {
    for (const timer of this.endings.get(socket) ?? []) clearTimeout(timer);
  }
}

/** Rooms were entered by right of the person who has gone; all at once, since the next one may enter some already. */
async function leaveRooms(socket: RealtimeSocket): Promise<void> {
  const entered = [...socket.rooms].filter((room) => room !== socket.id);
  await Promise.all(entered.map(async (room) => socket.leave(room)));
}

/** When a token that has been verified ends, in seconds since 1970. */
function endOf(token: string): number {
  const [, claims = ''] = token.split('.');
  return (JSON.parse(Buffer.from(claims, 'base64url').toString()) as { exp: number }).exp;
}
