import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { all, compile } from '@fastify/proxy-addr';

/** Nobody, so many proxies in a row, or those of these addresses and networks. */
export type TrustedProxies = false | number | readonly string[];

/** Whether what a hop says of its own caller is believed; `hop` 0 is who holds the connection. */
export type TrustsHop = (address: string, hop: number) => boolean;

const MOST_PROXIES = 10;
const NAMES = new Set(['loopback', 'linklocal', 'uniquelocal']);
/** Networks nobody on the internet can call from. */
const isPrivate = compile(['loopback', 'linklocal', 'uniquelocal']);

/**
 * Whether an address, as limits count by it (`clientAddress`), tells one caller from another: none does of a private network, or
 * when it is no address.
 */
export function isPublicAddress(counted: string): boolean {
  const [address = ''] = counted.split('/', 1);
  return isIP(address) > 0 && !isPrivate(address, 0);
}

/** Reads TRUST_PROXY. Null for what it cannot mean; `true` would believe whatever anybody sends. */
export function trustedProxies(text: string): TrustedProxies | null {
  if (/^(false|0)$/i.test(text.trim())) return false;
  if (/^\d+$/.test(text.trim())) return Number(text) <= MOST_PROXIES ? Number(text) : null;
  const networks = text.split(',').map((entry) => entry.trim());
  // The library also reads the short forms of addresses, such as 1.5 for 1.0.0.5.
  const named = networks.every((entry) => NAMES.has(entry) || isIP(entry.split('/', 1)[0] ?? ''));
  if (!named) return null;
  try {
    compile(networks);
    return networks;
  } catch {
    return null;
  }
}

/**
 * The rule behind a setting, for Fastify and the sockets alike. A count says nothing of who calls, so it holds for
 * callers from a private network only: whoever reaches the server around the proxy is not believed.
 */
export function trustRule(proxies: TrustedProxies): TrustsHop {
  if (proxies === false) return () => false;
  if (typeof proxies === 'number')
    return (address, hop) => hop < proxies && (hop > 0 || (isIP(address) > 0 && isPrivate(address, hop)));
  const isNamed = compile([...proxies]);
  return (address, hop) => isIP(address) > 0 && isNamed(address, hop);
}

/** Who sent a request, as Fastify reckons `request.ip`. */
export const senderAddress = (request: IncomingMessage, trusts: TrustsHop): string | undefined =>
  all(request, trusts).at(-1);
