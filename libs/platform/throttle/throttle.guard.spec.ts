import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Controller, Get, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { JwtService } from '@nestjs/jwt';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { SkipThrottle } from '@nestjs/throttler';
import type { FastifyRequest } from 'fastify';
import { createTestDatabase, type TestDatabase } from '../../../test/support/runner/test-database.js';
import type { CarriesActor } from '../auth/access.js';
import { AccessTokens } from '../auth/access-tokens.js';
import { EndedSessions } from '../auth/ended-sessions.js';
import { ConfigModule } from '../config/config.module.js';
import { loadSettings } from '../config/settings.js';
import { Metrics } from '../observability/metrics.js';
import { Database } from '../persistence/database.js';
import { DatabaseChannels } from '../persistence/database-channels.js';
import { PersistenceModule } from '../persistence/persistence.module.js';
import { ProblemFilter } from '../problems/problem.filter.js';
import { ThrottleModule } from './throttle.module.js';

@Controller()
class ListingController {
  @Get('listings')
  browse() {
    return [];
  }

  @Get('listings/:id')
  show() {
    return {};
  }

  @SkipThrottle()
  @Get('health')
  health() {
    return {};
  }
}

const accessTokens = {
  provide: AccessTokens,
  inject: [DatabaseChannels, Database],
  useFactory: (channels: DatabaseChannels, db: Database) =>
    new AccessTokens(new JwtService({ secret: 'tests' }), new EndedSessions(channels, db)),
};

@Module({ providers: [Metrics, accessTokens], exports: [Metrics, AccessTokens] })
class Ground {}

describe('the throttle guard', () => {
  let database: TestDatabase;
  let app: NestFastifyApplication;

  beforeAll(async () => {
    database = await createTestDatabase();
  });

  beforeEach(async () => {
    const settings = loadSettings({ NODE_ENV: 'test', THROTTLE_PER_MINUTE: '10' });
    const root = {
      module: class Root {},
      imports: [
        ConfigModule.with(settings),
        PersistenceModule.with(database.url),
        { module: Ground, global: true },
        ThrottleModule,
      ],
      controllers: [ListingController],
    };
    app = await NestFactory.create<NestFastifyApplication>(root, new FastifyAdapter(), { logger: false });
    app.useGlobalFilters(new ProblemFilter());
    const server = app.getHttpAdapter().getInstance();
    server.addHook('onRequest', async (request: FastifyRequest & CarriesActor) => {
      const id = request.headers['x-person'];
      if (typeof id === 'string')
        request.actor = { kind: 'member', id, name: id, role: 'user', sessionId: '1', address: request.ip };
    });
    await app.init();
    await server.ready();
  });

  afterEach(() => app.close());
  afterAll(() => database.drop());

  const ask = (url: string, who: { person?: string; address?: string } = {}) =>
    app.inject({
      url,
      remoteAddress: who.address ?? '198.51.100.1',
      headers: who.person ? { 'x-person': who.person } : {},
    });

  async function exhaust(who?: { person?: string; address?: string }) {
    for (let i = 0; i < 5; i++) {
      expect((await ask('/listings', who)).statusCode).toBe(200);
      expect((await ask(`/listings/${i}`, who)).statusCode).toBe(200);
    }
    return ask('/listings', who);
  }

  it('answers 429 and when to come back once an address has asked too much, over all routes', async () => {
    const refused = await exhaust();
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toMatchObject({ code: 'platform.too-many-requests', params: { retryAfter: 60 } });
    expect(refused.headers['retry-after']).toBe('60');
    expect(await app.get(Metrics).registry.metrics()).toContain(
      'throttled_requests_total{rule="requests"} 1',
    );
  });

  it('counts people by themselves, wherever they are, and visitors by address', async () => {
    expect((await exhaust({ person: 'maya' })).statusCode).toBe(429);
    expect((await ask('/listings', { person: 'maya', address: '203.0.113.9' })).statusCode).toBe(429);
    expect((await ask('/listings', { person: 'luis' })).statusCode).toBe(200);
    expect((await ask('/listings')).statusCode).toBe(200);
  });

  it('takes the addresses of one IPv6 network for one caller', async () => {
    expect((await exhaust({ address: '2001:db8:0:1::1' })).statusCode).toBe(429);
    expect((await ask('/listings', { address: '2001:db8:0:1::2' })).statusCode).toBe(429);
    expect((await ask('/listings', { address: '2001:db8:0:2::1' })).statusCode).toBe(200);
  });

  it('lets routes through that are marked so', async () => {
    await exhaust();
    expect((await ask('/health')).statusCode).toBe(200);
  });
});
