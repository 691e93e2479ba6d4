import type { Server, Socket } from 'socket.io';
import type { ClientEvents, ServerEvents } from '#contract/socket';
import type { Actor } from '#platform/auth/actor';

/** What the server knows about a connection. The actor changes when the person signs in or out, or the token ends. */
export interface SocketState {
  actor: Actor;
}

/** What instances tell and ask each other. */
export interface InstanceEvents {
  presence: (personId: string, online: boolean) => void;
  'who-is-here': (personIds: string[], answer: (here: string[]) => void) => void;
  'who-is-in': (room: string, personIds: string[], answer: (here: string[]) => void) => void;
}

export type RealtimeSocket = Socket<ClientEvents, ServerEvents, InstanceEvents, SocketState>;
export type RealtimeServer = Server<ClientEvents, ServerEvents, InstanceEvents, SocketState>;

/** The room of all connections of one person. */
export const personRoom = (id: string) => `person:${id}`;
