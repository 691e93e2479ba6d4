import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

const SANE = /^[\w.:-]{8,64}$/;
const instance = randomBytes(6).toString('base64url');
let requests = 0;

/** The caller's `X-Request-Id` when it is sane, else one that no other request of any instance has. */
export function requestIdOf({ headers }: { headers: IncomingHttpHeaders }): string {
  const given = headers['x-request-id'];
  if (typeof given === 'string' && SANE.test(given)) return given;
  requests += 1;
  return `${instance}-${requests.toString(36)}`;
}
