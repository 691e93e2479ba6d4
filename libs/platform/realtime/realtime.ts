import { Injectable } from '@nestjs/common';
import type { ServerEvents, ServerToClient } from '#contract/socket';
import { Metrics } from '#platform/observability/metrics';
import { AfterCommit } from '#platform/persistence/after-commit';
import { personRoom, type RealtimeServer } from './socket.js';

/**
 * Sends messages to connections, on whichever instance they are; within a transaction once it has committed, since whoever
 * hears of a change asks for it at once.
 */
@Injectable()
export class Realtime {
  private server?: RealtimeServer;

  constructor(
    private readonly metrics: Metrics,
    private readonly afterCommit: AfterCommit,
  ) {}

  /** Called once, by the adapter. */
  attach(server: RealtimeServer): void {
    this.server = server;
    this.metrics.gauge(
      'websocket_connections',
      'Sockets connected to this instance.',
      () => server.sockets.sockets.size,
    );
  }

  /** To every connection of a person, but `exceptSocket`. Nobody connected is no error. */
  toPerson<M extends keyof ServerToClient>(
    id: string,
    message: M,
    payload: ServerToClient[M],
    exceptSocket: string | null = null,
  ): void {
    this.emit(personRoom(id), exceptSocket ?? [], message, payload);
  }

  /** The same to several people at once. */
  toPeople<M extends keyof ServerToClient>(
    ids: readonly string[],
    message: M,
    payload: ServerToClient[M],
  ): void {
    this.emit(ids.map(personRoom), [], message, payload);
  }

  toRoom<M extends keyof ServerToClient>(room: string, message: M, payload: ServerToClient[M]): void {
    this.emit(room, [], message, payload);
  }

  /** As `toOthers`, but only to the connections of this instance. */
  toOthersHere<M extends keyof ServerToClient>(
    room: string,
    personId: string,
    message: M,
    payload: ServerToClient[M],
  ): void {
    this.server?.local
      .to(room)
      .except(personRoom(personId))
      .emit(message, ...eventOf(payload));
  }

  /** To everybody in a room but one person, on whichever of their connections. */
  toOthers<M extends keyof ServerToClient>(
    room: string,
    personId: string,
    message: M,
    payload: ServerToClient[M],
  ): void {
    this.emit(room, personRoom(personId), message, payload);
  }

  /** Makes every connection leave a room, as when the right to be there has ended. */
  clearRoom(room: string): void {
    this.server?.in(room).socketsLeave(room);
  }

  private emit<M extends keyof ServerToClient>(
    rooms: string | string[],
    except: string | string[],
    message: M,
    payload: ServerToClient[M],
  ): void {
    this.afterCommit.run(() => {
      this.server
        ?.to(rooms)
        .except(except)
        .emit(message, ...eventOf(payload));
    });
  }
}

/** The compiler cannot relate M to the parameters socket.io derives from it. */
const eventOf = <M extends keyof ServerToClient>(payload: ServerToClient[M]) =>
  [payload] as unknown as Parameters<ServerEvents[M]>;
