import type { IncomingMessage } from 'node:http';

/** Of a body that is being read: how long it may stand still, and take in all. */
export interface Pace {
  readonly stillMs: number;
  readonly mostMs: number;
}

/** Three pictures of 10 MB that share 2 Mbit/s take 126 seconds. */
export const PACE: Pace = { stillMs: 15_000, mostMs: 150_000 };

/** Ends the connection of a body that stands still or takes too long. Answers how to stop watching. */
export function keepPace(request: IncomingMessage, { stillMs, mostMs }: Pace = PACE): () => void {
  let seen = request.socket.bytesRead;
  const watch = setInterval(() => {
    if (request.socket.bytesRead === seen) request.destroy();
    seen = request.socket.bytesRead;
  }, stillMs).unref();
  const limit = setTimeout(() => request.destroy(), mostMs).unref();
  return () => {
    clearInterval(watch);
    clearTimeout(limit);
  };
}
