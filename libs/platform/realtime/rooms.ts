import { personRoom, type RealtimeSocket } from './socket.js';

/** More than anybody has in sight at once. */
export const MOST_ROOMS = 50;

/**
 * Lets a connection into a room; beyond `MOST_ROOMS` it leaves the one it has been in longest. Every room takes up memory
 * while somebody is in it, whether there is anything behind its name or not: asking that of the database would cost every
 * page a query.
 */
export async function enterRoom(socket: RealtimeSocket, room: string): Promise<void> {
  await socket.join(room);
  const entered = [...socket.rooms].filter((other) => other !== socket.id && !isOwn(socket, other));
  const [oldest] = entered;
  if (oldest !== undefined && entered.length > MOST_ROOMS) await socket.leave(oldest);
}

function isOwn({ data: { actor } }: RealtimeSocket, room: string): boolean {
  return 'id' in actor && room === personRoom(actor.id);
}
