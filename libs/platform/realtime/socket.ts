import type { DefaultEventsMap, Server, Socket } from 'socket.io';
import type { ClientEvents, ServerEvents } from '#contract/socket';
import type { Actor } from '#platform/auth/actor';

/** What the server knows about a connection. The actor changes when the person signs in or out, or the token ends. */
export interface SocketState {
  actor: Actor;
}

export type RealtimeSocket = Socket<ClientEvents, ServerEvents, DefaultEventsMap, SocketState>;
export type RealtimeServer = Server<ClientEvents, ServerEvents, DefaultEventsMap, SocketState>;

/** The room of all connections of one person. */
export const personRoom = (id: string) => `person:${id}`;
