import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import { MikroORM, RequestContext } from '@mikro-orm/postgresql';
import type { NestApplicationOptions } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Logger } from 'nestjs-pino';
import { refuseOtherSites } from '#platform/auth/other-sites';
import { ProductSettings } from '#platform/config/product.settings';
import { ProxySettings } from '#platform/config/proxy.settings';
import type { Settings } from '#platform/config/settings';
import { trustRule } from '#platform/config/trusted-proxies';
import { jsonParser, refuseOtherBodies } from '#platform/http/accepted-bodies';
import { InputPipe } from '#platform/http/input/validation';
import { isSafe } from '#platform/http/safe-methods';
import { ProblemFilter } from '#platform/problems/problem.filter';
import { RealtimeAdapter } from '#platform/realtime/realtime.adapter';
import { EarlyRefusals } from '#platform/throttle/early-refusals';
import { answerUnreadableAddress, headAnswers } from './answer-headers.js';
import { serveOpenApi } from './open-api.js';
import { requestIdOf } from './request-id.js';
import { WellFormedPipe } from './well-formed.pipe.js';

/** A JSON body larger than this is nobody's listing. Uploads stream past it. */
const BODY_LIMIT = 64 * 1024;
/** A client that takes longer to send a request only holds a connection. */
const SLOWEST_UPLOAD_MS = 300_000;

type RootModule = Parameters<typeof NestFactory.create>[0];

export const NEST_OPTIONS: NestApplicationOptions = {
  bufferLogs: true,
  // Nest's own would read forms as well.
  bodyParser: false,
  // Whoever starts the server explains what went wrong; the framework would print a stack trace and end the process.
  abortOnError: false,
  autoFlushLogs: false,
};

/** The HTTP server around the application's root module, ready to listen. */
export async function createServer(root: RootModule, settings: Settings): Promise<NestFastifyApplication> {
  const { adapter, prepare } = newServer(settings);
  return prepare(await NestFactory.create<NestFastifyApplication>(root, adapter, NEST_OPTIONS));
}

/** The server by itself, and how an application that was made on its adapter with `NEST_OPTIONS` is made ready to listen. */
export function newServer(settings: Settings) {
  const { TRUST_PROXY } = settings.of(ProxySettings);
  const { BRAND_NAME, publicUrl } = settings.of(ProductSettings);
  let refusals: EarlyRefusals | undefined;
  const adapter = new FastifyAdapter({
    bodyLimit: BODY_LIMIT,
    trustProxy: TRUST_PROXY !== false && trustRule(TRUST_PROXY),
    genReqId: requestIdOf,
    forceCloseConnections: 'idle',
    return503OnClosing: true,
    requestTimeout: SLOWEST_UPLOAD_MS,
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: (_error: Error, request: FastifyRequest, reply: FastifyReply) => {
      refusals?.count(request);
      answerUnreadableAddress(request, reply);
    },
  });
  const prepare = async (app: NestFastifyApplication): Promise<NestFastifyApplication> => {
    app.useLogger(app.get(Logger));
    app.flushLogs();
    const instance = adapter.getInstance();
    headAnswers(instance, publicUrl);
    const early = app.get(EarlyRefusals);
    early.watch(instance);
    refusals = early;
    refuseOtherSites(instance, publicUrl);
    refuseOtherBodies(instance);
    app.useBodyParser('application/json', { bodyLimit: BODY_LIMIT }, jsonParser(instance));
    // Reads never touch entities, so only writes get a unit of work of their own.
    const orm = app.get(MikroORM);
    instance.addHook('onRequest', (request, _reply, done) =>
      isSafe(request.method) ? done() : RequestContext.create(orm.em, done),
    );

    await app.register(cookie);
    await app.register(compress, { encodings: ['br', 'gzip'], threshold: 1024, globalDecompression: false });
    await app.register(multipart, { limits: { files: 1, fields: 5, fieldSize: 1024, headerPairs: 50 } });

    app.useGlobalPipes(new WellFormedPipe(), new InputPipe());
    app.useGlobalFilters(new ProblemFilter());
    app.useWebSocketAdapter(new RealtimeAdapter(app));
    serveOpenApi(app, BRAND_NAME);
    return app;
  };
  return { adapter, prepare };
}
