import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyAdapter } from '@nestjs/platform-fastify';

const EVERY_MS = 100;

/**
 * Lets a stop end as soon as the last answer is sent. The server closes connections that are idle when it stops; one
 * that becomes idle afterwards would hold it until its keep-alive time is over.
 */
@Injectable()
export class ConnectionDrain implements BeforeApplicationShutdown {
  constructor(private readonly host: HttpAdapterHost<FastifyAdapter>) {}

  beforeApplicationShutdown(): void {
    const { server } = this.host.httpAdapter.getInstance();
    const timer = setInterval(() => server.closeIdleConnections(), EVERY_MS).unref();
    server.once('close', () => clearInterval(timer));
  }
}
