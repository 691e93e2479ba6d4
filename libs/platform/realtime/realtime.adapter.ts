import { randomUUID } from 'node:crypto';
import { MikroORM, RequestContext } from '@mikro-orm/postgresql';
import { type INestApplication, Logger, type WsMessageHandler } from '@nestjs/common';
import { AbstractWsAdapter } from '@nestjs/websockets';
import { firstValueFrom, type Observable } from 'rxjs';
import { Server, type ServerOptions } from 'socket.io';
import { SOCKET_TRANSPORTS } from '#contract/socket';
import { isOwnPage } from '#platform/auth/other-sites';
import { ProductSettings } from '#platform/config/product.settings';
import { DomainError } from '#platform/http/domain-error';
import { Metrics } from '#platform/observability/metrics';
import { inRequest } from '#platform/observability/request-scope';
import { problemOf } from '#platform/problems/problem';
import { RedisSettings } from '#platform/redis/redis.settings';
import { type ClusterAdapter, clusterAdapter } from './cluster/cluster-adapter.js';
import { gateMessages } from './message-gate.js';
import { OpenConnections } from './open-connections.js';
import { Presence } from './presence.js';
import { Realtime } from './realtime.js';
import type { RealtimeServer, RealtimeSocket } from './socket.js';
import { SocketSessions } from './socket-sessions.js';

/** Other origins are refused, and a connection carries no cookie's rights: the token alone says who it is. */
const OPTIONS: Partial<ServerOptions> = {
  transports: [...SOCKET_TRANSPORTS],
  serveClient: false,
  maxHttpBufferSize: 100_000,
  perMessageDeflate: false,
  httpCompression: false,
  connectTimeout: 10_000,
};

/**
 * socket.io behind the gateways: who may connect, how messages run and are answered, how instances hear each other.
 * Not a subclass of Nest's IoAdapter: that one acknowledges neither refusals nor messages without an answer, and
 * closes the HTTP server itself.
 */
export class RealtimeAdapter extends AbstractWsAdapter {
  private readonly log = new Logger('Realtime');
  private readonly orm: MikroORM;
  private readonly underWay = new Set<Promise<void>>();
  private cluster?: ClusterAdapter;

  constructor(private readonly app: INestApplication) {
    super(app);
    this.orm = app.get(MikroORM);
  }

  /** Nest calls it once for all gateways. */
  override create(): RealtimeServer {
    const { REDIS_URL } = this.app.get(RedisSettings);
    const { publicUrl } = this.app.get(ProductSettings);
    this.cluster = clusterAdapter(String(this.orm.config.get('clientUrl')), REDIS_URL);
    const server: RealtimeServer = new Server(this.httpServer, {
      ...OPTIONS,
      adapter: this.cluster.adapter,
      allowRequest: ({ headers }, answer) => answer(null, isOwnPage(headers, publicUrl)),
    });
    this.admitConnections(server);
    this.app.get(Realtime).attach(server);
    this.app.get(Presence).attach(server);
    return server;
  }

  /** Every message is a request of its own: an id, a unit of work, and an acknowledgement even when nothing is told. */
  override bindMessageHandlers(
    socket: RealtimeSocket,
    handlers: WsMessageHandler[],
    transform: (data: unknown) => Observable<unknown>,
  ): void {
    for (const { message, callback } of handlers) {
      const handle = async (payload: unknown, acknowledge?: unknown) => {
        const answer = transform(callback(payload, acknowledge));
        const data = await firstValueFrom(answer, { defaultValue: null });
        // After a refusal this is the second acknowledgement, which socket.io ignores.
        if (typeof acknowledge === 'function') acknowledge({ data: data ?? null });
      };
      const listener = (...sent: unknown[]) => {
        const acknowledge = typeof sent.at(-1) === 'function' ? sent.pop() : undefined;
        void this.track(() => RequestContext.create(this.orm.em, () => handle(sent[0], acknowledge)));
      };
      socket.on(message as never, listener as never);
    }
  }

  private async track(work: () => Promise<void>): Promise<void> {
    const run = inRequest(randomUUID(), work).catch((error: unknown) => this.log.error(error));
    this.underWay.add(run);
    await run;
    this.underWay.delete(run);
  }

  /** Ends the connections and lets messages under way finish. The HTTP server is Fastify's to close, not socket.io's. */
  override async close(server: RealtimeServer): Promise<void> {
    Reflect.set(server, 'httpServer', undefined);
    await server.close();
    await Promise.all(this.underWay);
  }

  override async dispose(): Promise<void> {
    await this.cluster?.close();
  }

  private admitConnections(server: RealtimeServer): void {
    const sessions = this.app.get(SocketSessions);
    const connections = this.app.get(OpenConnections);
    const metrics = this.app.get(Metrics);
    server.use((socket, next) => {
      try {
        sessions.admit(socket);
        next();
      } catch (error) {
        if (!(error instanceof DomainError)) this.log.error(error);
        next(refusalOf(error));
      }
    });
    server.on('connection', (socket) => {
      gateMessages(socket, connections, metrics);
      sessions.begin(socket).catch((error: unknown) => this.log.error(error));
    });
  }
}

/** What a `connect_error` in the browser carries. */
function refusalOf(error: unknown): Error {
  const known = error instanceof DomainError;
  return Object.assign(new Error(known ? error.code : 'platform.internal'), {
    data: known ? { problem: problemOf(error) } : undefined,
  });
}
