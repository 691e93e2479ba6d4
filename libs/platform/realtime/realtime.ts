import { Injectable } from '@nestjs/common';
import type { ServerEvents, ServerToClient } from '#contract/socket';
import { Metrics } from '#platform/observability/metrics';
import { personRoom, type RealtimeServer } from './socket.js';

/** Sends messages to connections, on whichever instance they are. */
@Injectable()
export class Realtime {
  private server?: RealtimeServer;

  constructor(private readonly metrics: Metrics) {}

  /** Called once, by the adapter. */
  attach(server: RealtimeServer): void {
    this.server = server;
    this.metrics.gauge(
      'websocket_connections',
      'Sockets connected to this instance.',
      () => server.sockets.sockets.size,
    );
  }

  /** To every connection of a person. Nobody connected is no error. */
  toPerson<M extends keyof ServerToClient>(id: string, message: M, payload: ServerToClient[M]): void {
    this.toRoom(personRoom(id), message, payload);
  }

  toRoom<M extends keyof ServerToClient>(room: string, message: M, payload: ServerToClient[M]): void {
    // The compiler cannot relate M to the parameters socket.io derives from it.
    const event = [payload] as unknown as Parameters<ServerEvents[M]>;
    this.server?.to(room).emit(message, ...event);
  }

  /** Ends every connection of a person, as after a sign-out everywhere; their browsers may connect anew. */
  disconnectPerson(id: string): void {
    this.server?.in(personRoom(id)).disconnectSockets(true);
  }
}
