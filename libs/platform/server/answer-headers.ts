import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { MalformedRequest } from '#platform/http/http.errors';
import { pageHeaders } from '#platform/pages/page-headers';
import { problemOf } from '#platform/problems/problem';

/**
 * What every answer carries. Those of the API are kept by nobody, neither browsers nor what stands between, unless the
 * route says so, and no foreign page embeds them; the API's own description is a page.
 */
export function headAnswers(server: FastifyInstance, publicUrl: string): void {
  const docs = pageHeaders(publicUrl);
  server.addHook('onRequest', ({ id, url }, reply, done) => {
    void reply.header('X-Request-Id', id).header('X-Content-Type-Options', 'nosniff');
    if (url.startsWith('/api'))
      void reply.header('Cache-Control', 'no-store').header('Cross-Origin-Resource-Policy', 'same-origin');
    if (/^\/api\/docs\b/.test(url)) void reply.headers(docs);
    done();
  });
}

/** An address that cannot be read is refused before there is a route, hooks or a filter. */
export function answerUnreadableAddress(request: FastifyRequest, reply: FastifyReply): void {
  const problem = problemOf(new MalformedRequest(), request.id);
  void reply
    .status(problem.status)
    .headers({ 'X-Request-Id': request.id, 'X-Content-Type-Options': 'nosniff', 'Cache-Control': 'no-store' })
    .type('application/problem+json')
    .send(JSON.stringify(problem));
}
