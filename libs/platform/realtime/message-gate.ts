import type { DomainError } from '#platform/http/domain-error';
import { RouteNotFound } from '#platform/http/http.errors';
import type { Metrics } from '#platform/observability/metrics';
import { problemOf } from '#platform/problems/problem';
import { TooManyRequests } from '#platform/throttle/throttle.errors';
import { refuse } from './refuse.js';
import type { RealtimeSocket } from './socket.js';

/** More than any person's typing, scrolling and reacting; unused seconds add up to no more than one. */
const MESSAGES_PER_SECOND = 30;
/** Who goes on this long without a calm second is not a browser of ours. */
const REFUSALS_UNTIL_DISCONNECT = 300;
const CALM_MS = 1000;

/** Every message is called `<context>.<message>`; others, such as `error`, are socket.io's own to listen to. */
const isNamed = (message: unknown) => typeof message === 'string' && message.includes('.');

/** Lets through what a connection may send, and answers the rest: floods, and messages nobody handles. */
export function gateMessages(socket: RealtimeSocket, metrics: Metrics): void {
  let allowance = MESSAGES_PER_SECOND;
  let countedAt = Date.now();
  let refusals = 0;
  let refusedAt = 0;

  const isFlood = () => {
    const now = Date.now();
    allowance = Math.min(MESSAGES_PER_SECOND, allowance + ((now - countedAt) / 1000) * MESSAGES_PER_SECOND);
    countedAt = now;
    if (allowance >= 1) {
      allowance -= 1;
      return false;
    }
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
