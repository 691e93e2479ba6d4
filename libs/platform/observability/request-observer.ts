import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isSafe } from '#platform/http/safe-methods';
import { Metrics } from './metrics.js';
import { inRequest } from './request-scope.js';

/**
 * Times every request by its route and logs the ones worth a line. Fastify hooks rather than an interceptor: they also
 * see files, refusals of guards and unknown routes, and cost a few microseconds.
 */
@Injectable()
export class RequestObserver implements OnModuleInit {
  private readonly logger = new Logger('Http');

  constructor(
    private readonly host: HttpAdapterHost<FastifyAdapter>,
    private readonly metrics: Metrics,
  ) {}

  onModuleInit(): void {
    const server = this.host.httpAdapter.getInstance();
    server.addHook('onRequest', (request, _reply, done) => inRequest(request.id, done));
    server.addHook('onResponse', (request, reply, done) => {
      this.measure(request, reply);
      this.log(request, reply);
      done();
    });
  }

  private measure(request: FastifyRequest, reply: FastifyReply): void {
    const route = request.routeOptions.url ?? 'unknown';
    const status = `${Math.trunc(reply.statusCode / 100)}xx`;
    this.metrics.requestDuration.observe({ method: request.method, route, status }, reply.elapsedTime / 1000);
  }

  /** Successful reads are not logged: the metrics have them. Queries are left out: they may carry one-time tokens. */
  private log(request: FastifyRequest, reply: FastifyReply): void {
    const status = reply.statusCode;
    if (status < 400 && isSafe(request.method)) return;
    const path = request.url.split('?', 1)[0];
    const line = { status, ms: Math.round(reply.elapsedTime) };
    const said = `${request.method} ${path} ${status}`;
    if (status >= 500) this.logger.error(line, said);
    else if (status === 429) this.logger.warn(line, said);
    else this.logger.log(line, said);
  }
}
