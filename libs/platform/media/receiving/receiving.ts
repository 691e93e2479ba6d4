import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { type Actor, isSignedIn } from '#platform/auth/actor';
import { MediaBusy } from '../media.errors.js';
import { MEGABYTE } from '../upload-limits.js';
import { keepPace } from './body-pace.js';
import { type Body, BodyRoom } from './body-room.js';

/** What a connection holds of any body, however small. */
const LEAST_HELD = 64 * 1024;
const MOST_PATIENCE_MS = 60_000;

/**
 * A browser sends the pictures of a form all at once, over six connections: three are read, the others wait meanwhile. Nine of
 * the largest fit in at a time, and two minutes and a half bring each to its end or its connection's.
 */
const room = new BodyRoom({
  bytes: 96 * MEGABYTE,
  ofSender: 3,
  waiting: 200,
  waitingOfSender: 20,
  patienceMs: 150_000,
  refusal: () => new MediaBusy(),
});

/**
 * Reads a body of which at most `mostBytes` are held in memory, when there is room for it and as long as it comes; what is
 * left unread is thrown away.
 * @throws MediaBusy before anything is read
 */
export async function receiving<T>(
  request: FastifyRequest,
  actor: Actor,
  mostBytes: number,
  read: () => Promise<T>,
): Promise<T> {
  const { raw } = request;
  const gone = new AbortController();
  raw.once('close', () => gone.abort());
  if (raw.destroyed && !raw.readableEnded) gone.abort();
  try {
    const leave = await room.enter(bodyOf(request, actor, mostBytes), gone.signal);
    const stopWatching = keepPace(raw);
    const end = () => {
      stopWatching();
      leave();
    };
    // What reads a body may never hear that its connection has ended.
    gone.signal.addEventListener('abort', end);
    return await read().finally(end);
  } finally {
    if (!raw.readableEnded) discardRest(raw);
  }
}

function bodyOf({ headers }: FastifyRequest, actor: Actor, mostBytes: number): Body {
  const said = Number(headers['content-length'] ?? mostBytes);
  const { address } = actor;
  return {
    bytes: Math.max(LEAST_HELD, Math.min(said, mostBytes)),
    sender: isSignedIn(actor) ? actor.id : address,
    address,
  };
}

/** A browser reads the answer only after it has sent everything; closing on it before shows it a broken connection. */
function discardRest(request: IncomingMessage): void {
  const impatience = setTimeout(() => request.destroy(), MOST_PATIENCE_MS).unref();
  request.once('close', () => clearTimeout(impatience));
  // Whoever has read the beginning would be told of the rest.
  request.unpipe().removeAllListeners('data');
  request.resume();
}
