import { isIP } from 'node:net';
import { normalizeIp } from '@nestjs/throttler';

/** Some proxies write the port as well, and it is another one for every connection. */
const WITH_PORT = /^(?:\[(.+)\]|([^:]+)):\d+$/;
const UNKNOWN = 'unknown';

/**
 * The address limits are counted by. A whole IPv6 network counts as one: anybody there can take a new address for every
 * request. So does whatever is no address at all.
 */
export function clientAddress(sent: string | undefined): string {
  if (!sent) return UNKNOWN;
  const [, bracketed, plain] = WITH_PORT.exec(sent) ?? [];
  const address = bracketed ?? plain ?? sent;
  return isIP(address) ? normalizeIp(address) : UNKNOWN;
}
