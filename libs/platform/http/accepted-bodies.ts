import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { UnsupportedContent } from './http.errors.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    takesForms?: true;
  }
}

const MULTIPART = /^\s*multipart\//i;
const FIELDS = /^\s*application\/x-www-form-urlencoded/i;
/** Bytes; mail programs send a few words. */
const FIELDS_LIMIT = 1024;

/** Marks a route that reads a multipart form; every other one takes JSON or nothing, but for those of `OpenToOtherSites`. */
export const TakesForms = () => RouteConfig({ takesForms: true });

/**
 * Refuses a body before a byte of it is read: a compressed one, which may be a million times larger than it looks, and a
 * form where none is expected, which a foreign page could send without asking.
 */
export function refuseOtherBodies(server: FastifyInstance): void {
  // Fastify would read it as text; what is neither JSON nor a form is answered 415 by the lack of a parser.
  server.removeContentTypeParser('text/plain');
  server.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: FIELDS_LIMIT },
    unread,
  );
  server.addHook('onRequest', (request, reply, done) => {
    if (isCompressed(request)) {
      // Without the end of the connection all of it would still be received, only to be thrown away.
      void reply.header('Accept-Encoding', 'identity').header('Connection', 'close');
      return done(new UnsupportedContent());
    }
    return done(isUnexpectedForm(request) ? new UnsupportedContent() : undefined);
  });
}

/** Where forms with fields are let in, nobody asks what they say. */
function unread(_request: FastifyRequest, _body: string, done: (error: null) => void): void {
  done(null);
}

function isCompressed({ headers }: FastifyRequest): boolean {
  const encoding = headers['content-encoding'];
  return encoding !== undefined && encoding.trim().toLowerCase() !== 'identity';
}

function isUnexpectedForm({ headers, is404, routeOptions }: FastifyRequest): boolean {
  const type = headers['content-type'];
  const { takesForms = false, openToOtherSites = false } = routeOptions.config;
  if (type === undefined || is404 || openToOtherSites) return false;
  return FIELDS.test(type) || (MULTIPART.test(type) && !takesForms);
}
