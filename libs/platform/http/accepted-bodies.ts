import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { UnsupportedContent } from './http.errors.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    takesForms?: true;
  }
}

/** Marks a route that reads a multipart form; every other one takes JSON or nothing. */
export const TakesForms = () => RouteConfig({ takesForms: true });

/**
 * Refuses a body before a byte of it is read: a compressed one, which may be a million times larger than it looks, and a
 * form where none is expected, which a foreign page could send without asking.
 */
export function refuseOtherBodies(server: FastifyInstance): void {
  // Fastify would read it as text; what is neither JSON nor a form is answered 415 by the lack of a parser.
  server.removeContentTypeParser('text/plain');
  server.addHook('onRequest', (request, reply, done) => {
    if (isCompressed(request)) {
      // Without the end of the connection all of it would still be received, only to be thrown away.
      void reply.header('Accept-Encoding', 'identity').header('Connection', 'close');
      return done(new UnsupportedContent());
    }
    return done(isUnexpectedForm(request) ? new UnsupportedContent() : undefined);
  });
}

function isCompressed({ headers }: FastifyRequest): boolean {
  const encoding = headers['content-encoding'];
  return encoding !== undefined && encoding.trim().toLowerCase() !== 'identity';
}

function isUnexpectedForm({ headers, is404, routeOptions }: FastifyRequest): boolean {
  const type = headers['content-type'];
  return (
    type !== undefined && /^\s*multipart\//i.test(type) && !is404 && routeOptions.config.takesForms !== true
  );
}
