import type { INestApplication, Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { io, type Socket } from 'socket.io-client';
import { SOCKET_TRANSPORTS } from '#contract/socket';
import { AccessTokens } from '#platform/auth/access-tokens';
import { AuthModule } from '#platform/auth/auth.module';
import { ConfigModule } from '#platform/config/config.module';
import { loadSettings } from '#platform/config/settings';
import { InputPipe } from '#platform/http/input/validation';
import { OperationsModule } from '#platform/operations/operations.module';
import { PersistenceModule } from '#platform/persistence/persistence.module';
import { RealtimeAdapter } from '#platform/realtime/realtime.adapter';
import { RealtimeModule } from '#platform/realtime/realtime.module';
import { WellFormedPipe } from '#platform/server/well-formed.pipe';
import { StorageModule } from '#platform/storage/storage.module';
import { freePort } from '../runner/free-port.js';

interface Parts {
  databaseUrl: string;
  env?: Record<string, string>;
  gateways?: Type[];
  controllers?: Type[];
  modules?: Type[];
}

/** One instance of a server that has nothing but the WebSocket and the given gateways. */
export class RealtimeInstance {
  private stopped?: Promise<void>;

  private constructor(
    readonly nest: INestApplication,
    readonly url: string,
  ) {}

  static async start({
    databaseUrl,
    env,
    gateways = [],
    controllers = [],
    modules = [],
  }: Parts): Promise<RealtimeInstance> {
    const settings = loadSettings({
      NODE_ENV: 'test',
      LOG_LEVEL: 'silent',
      TOKEN_SECRET: 'one secret for every instance of a test',
      ...env,
    });
    const root = {
      module: class Root {},
      imports: [
        ConfigModule.with(settings),
        PersistenceModule.with(databaseUrl),
        StorageModule,
        AuthModule,
        OperationsModule,
        RealtimeModule,
        ...modules,
      ],
      providers: gateways,
      controllers,
    };
    const adapter = new FastifyAdapter({ forceCloseConnections: 'idle' });
    const nest = await NestFactory.create(root, adapter, { logger: false });
    nest.useWebSocketAdapter(new RealtimeAdapter(nest));
    nest.useGlobalPipes(new WellFormedPipe(), new InputPipe());
    await nest.listen(await freePort(), '127.0.0.1');
    return new RealtimeInstance(nest, await nest.getUrl());
  }

  /** An access token of a member with this id and name. */
  token(id: string, name = id): string {
    const person = { id, name, kind: 'member', role: 'user', sessionId: 'session' } as const;
    return this.nest.get(AccessTokens).issue(person).accessToken;
  }

  /** A connected browser. @throws the error of a refused connection. */
  async connect(token?: string): Promise<Socket> {
    const client = io(this.url, {
      transports: [...SOCKET_TRANSPORTS],
      auth: token === undefined ? {} : { token },
      reconnection: false,
      forceNew: true,
    });
    await new Promise<void>((resolve, reject) => {
      client.once('connect', resolve);
      client.once('connect_error', reject);
    });
    return client;
  }

  stop(): Promise<void> {
    this.stopped ??= this.nest.close();
    return this.stopped;
  }
}
