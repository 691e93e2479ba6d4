import type { IncomingHttpHeaders } from 'node:http';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { NotAllowed } from '#platform/auth/auth.errors';
import { isSafe } from '#platform/http/safe-methods';

declare module 'fastify' {
  interface FastifyContextConfig {
    openToOtherSites?: true;
  }
}

/**
 * Marks a route that changes something for callers from other sites too, such as the one-click unsubscribing of mail
 * providers, who post a form. It must not act by the right of a cookie, nor by what the form says.
 */
export const OpenToOtherSites = () => RouteConfig({ openToOtherSites: true });

/** Refuses changes that a browser asks for on behalf of a foreign page, before anything is read or looked up. */
export function refuseOtherSites(server: FastifyInstance, publicUrl: string): void {
  server.addHook('onRequest', ({ method, headers, routeOptions }, _reply, done) => {
    const admitted =
      isSafe(method) || routeOptions.config.openToOtherSites === true || isOwnPage(headers, publicUrl);
    done(admitted ? undefined : new NotAllowed());
  });
}

/**
 * Whether a page of ours is behind a request, or no page at all. Browsers say whose page it is in `Sec-Fetch-Site`, which
 * no script can change; older ones, and all of them on plain HTTP, only in `Origin`. Other programs send neither.
 */
export function isOwnPage(headers: IncomingHttpHeaders, publicUrl: string): boolean {
  const { origin, host, 'sec-fetch-site': site } = headers;
  if (site === 'same-origin' || site === 'none') return true;
  if (origin === undefined) return site === undefined;
  const own = new URL(publicUrl);
  if (origin === own.origin) return true;
  // Also reached by another name, such as an address in the local network, it is one origin with its pages.
  return host !== own.host && URL.canParse(origin) && new URL(origin).host === host;
}
