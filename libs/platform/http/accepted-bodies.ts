import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { UnsupportedContent } from './http.errors.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    takesForms?: true;
    takesPieces?: true;
    takesRawJson?: true;
  }
}

const MULTIPART = /^\s*multipart\//i;
/** What the protocol for resumable uploads (tus) calls the bytes of a file. */
const PIECES = 'application/offset+octet-stream';
const FIELDS = /^\s*application\/x-www-form-urlencoded/i;
/** Bytes; mail programs send a few words. */
const FIELDS_LIMIT = 1024;

/** Marks a route that reads a multipart form; every other one takes JSON or nothing, but for those of `OpenToOtherSites`. */
export const TakesForms = () => RouteConfig({ takesForms: true });

/** Marks a route that reads the bytes of a file, as many as there are, from the body's stream. */
export const TakesPieces = () => RouteConfig({ takesPieces: true });

/** Marks a route that gets its JSON as the bytes that were sent (`request.body` is a Buffer): what is signed must not be parsed. */
export const TakesRawJson = () => RouteConfig({ takesRawJson: true });

type Done = (error: Error | null, body?: unknown) => void;

/** Reads JSON, but for routes that take it as it is. */
export function jsonParser(server: FastifyInstance) {
  const parse = server.getDefaultJsonParser('error', 'error');
  return (request: FastifyRequest, body: Buffer, done: Done): void => {
    if (request.routeOptions.config.takesRawJson) return done(null, body);
    return void parse(request, body.toString(), done);
  };
}

/**
 * Refuses a body before a byte of it is read: a compressed one, which may be a million times larger than it looks, and a
 * form where none is expected, which a foreign page could send without asking, as well as the bytes of a file.
 */
export function refuseOtherBodies(server: FastifyInstance): void {
  // Fastify would read it as text; what is neither JSON nor a form is answered 415 by the lack of a parser.
  server.removeContentTypeParser('text/plain');
  server.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: FIELDS_LIMIT },
    unread,
  );
  // Handed on unread: whoever takes them knows how many they may be.
  server.addContentTypeParser(PIECES, (_request, body, done) => done(null, body));
  server.addHook('onRequest', (request, reply, done) => {
    if (isCompressed(request)) {
      // Without the end of the connection all of it would still be received, only to be thrown away.
      void reply.header('Accept-Encoding', 'identity').header('Connection', 'close');
      return done(new UnsupportedContent());
    }
    return done(isUnexpected(request) ? new UnsupportedContent() : undefined);
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

function isUnexpected({ headers, is404, routeOptions }: FastifyRequest): boolean {
  const type = headers['content-type'];
  const { takesForms = false, takesPieces = false, openToOtherSites = false } = routeOptions.config;
  if (type === undefined || is404 || openToOtherSites) return false;
  if (type.trim().toLowerCase().startsWith(PIECES)) return !takesPieces;
  return FIELDS.test(type) || (MULTIPART.test(type) && !takesForms);
}
