import type { DomainError } from '#platform/http/domain-error';
import { RouteNotFound } from '#platform/http/http.errors';
import type { Metrics } from '#platform/observability/metrics';
import { problemOf } from '#platform/problems/problem';
import { TooManyRequests } from '#platform/throttle/throttle.errors';
import type { OpenConnections } from './open-connections.js';
import { refuse } from './refuse.js';
import type { RealtimeSocket } from './socket.js';

/** Who goes on this long without a calm second is not a browser of ours. */
const REFUSALS_UNTIL_DISCONNECT = 300;
const CALM_MS = 1000;

/** Every message is called `<context>.<message>`; others, such as `error`, are socket.io's own to listen to. */
const isNamed = (message: unknown) => typeof message === 'string' && message.includes('.');

/** Lets through what whoever is behind a connection may send, and answers the rest: floods, and messages nobody handles. */
export function gateMessages(socket: RealtimeSocket, connections: OpenConnections, metrics: Metrics): void {
  let refusals = 0;
  let refusedAt = 0;

  const isFlood = () => {
    if (connections.takeMessage(socket)) return false;
    const now = Date.now();
    refusals = now - refusedAt > CALM_MS ? 1 : refusals + 1;
    refusedAt = now;
    return true;
  };

  socket.use(([message, ...sent], next) => {
    const answer = (error: DomainError) => refuse(socket, message, sent, problemOf(error));
    if (isFlood()) {
      metrics.throttled.inc({ rule: 'socket-messages' });
      if (refusals > REFUSALS_UNTIL_DISCONNECT) socket.disconnect(true);
      else answer(new TooManyRequests(1));
    } else if (!isNamed(message) || socket.listenerCount(message) === 0) {
      answer(new RouteNotFound());
    } else {
      next();
    }
  });
}
