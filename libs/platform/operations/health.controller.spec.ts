import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type BeforeApplicationShutdown, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { eventually } from '../../../test/support/runner/eventually.js';
import { createTestDatabase, type TestDatabase } from '../../../test/support/runner/test-database.js';
import { AccessTokens } from '../auth/access-tokens.js';
import { AuthModule } from '../auth/auth.module.js';
import { ConfigModule } from '../config/config.module.js';
import { loadSettings } from '../config/settings.js';
import { Metrics } from '../observability/metrics.js';
import { PersistenceModule } from '../persistence/persistence.module.js';
import { ObjectStorage } from '../storage/object-storage.js';
import { OperationsModule } from './operations.module.js';

class Bucket extends ObjectStorage {
  failure?: Error;
  put = () => Promise.resolve();
  putStream = () => Promise.resolve(0);
  read = () => Promise.resolve(null);
  remove = () => Promise.resolve();
  check = () => (this.failure ? Promise.reject(this.failure) : Promise.resolve());
}

const bucket = new Bucket();

/** Holds a stop open so that a test can look at the instance meanwhile. */
class SlowToStop implements BeforeApplicationShutdown {
  release: () => void = () => {};
  private readonly released = new Promise<void>((resolve) => {
    this.release = resolve;
  });
  beforeApplicationShutdown = () => this.released;
}

@Module({ providers: [SlowToStop] })
class SlowModule {}

describe('health', () => {
  let database: TestDatabase;
  let app: NestFastifyApplication;

  beforeAll(async () => {
    database = await createTestDatabase();
    const TOKEN_SECRET = 'signs the tokens of this test and no other';
    const settings = loadSettings({ NODE_ENV: 'test', LOG_LEVEL: 'silent', TOKEN_SECRET });
    const root = {
      module: class Root {},
      imports: [
        ConfigModule.with(settings),
        PersistenceModule.with(database.url),
        AuthModule,
        {
          module: class Storage {},
          global: true,
          providers: [{ provide: ObjectStorage, useValue: bucket }],
          exports: [ObjectStorage],
        },
        OperationsModule,
        SlowModule,
      ],
    };
    app = await NestFactory.create<NestFastifyApplication>(root, new FastifyAdapter(), { logger: false });
    await app.init();
    await app.getHttpAdapter().getInstance().ready();
  });

  afterAll(() => database.drop());

  const ready = async () => {
    const answer = await app.inject('/health/ready');
    const body: Record<string, unknown> = answer.json();
    return { ...body, code: answer.statusCode } as Record<string, unknown>;
  };

  it('is ready while database and storage answer', async () => {
    expect((await app.inject('/health/live')).statusCode).toBe(200);
    expect(await ready()).toEqual({
      code: 200,
      status: 'up',
      database: 'up',
      storage: 'up',
      tokens: 'up',
      outbox: 'up',
      stopping: false,
    });
  });

  it('is alive but not ready while the storage does not answer, and does not say why to strangers', async () => {
    bucket.failure = new Error('connect ECONNREFUSED 10.0.0.7:9000');
    const answer = await eventually(async () => {
      const now = await ready();
      return now.storage === 'down' && now;
    });
    expect(answer).toEqual({
      code: 503,
      status: 'down',
      database: 'up',
      storage: 'down',
      tokens: 'up',
      outbox: 'up',
      stopping: false,
    });
    expect((await app.inject('/health/live')).statusCode).toBe(200);
    bucket.failure = undefined;
    await eventually(async () => (await ready()).code === 200);
  });

  it('is not ready while it could not sign a token, or would not believe one', async () => {
    const { jwt } = app.get<{ jwt: { options: { secret?: string } } }>(AccessTokens);
    const { secret } = jwt.options;
    jwt.options.secret = '';
    const answer = await eventually(async () => {
      const now = await ready();
      return now.tokens === 'down' && now;
    });
    expect(answer).toMatchObject({ code: 503, status: 'down', database: 'up', storage: 'up' });
    jwt.options.secret = secret;
    await eventually(async () => (await ready()).code === 200);
  });

  it('shows the outbox and the process in the metrics', async () => {
    const text = await app.get(Metrics).registry.metrics();
    expect(text).toContain('outbox_pending{lane="inside"} 0');
    expect(text).toContain('outbox_lag_seconds{lane="outside"} 0');
    expect(text).toContain('process_resident_memory_bytes');
  });

  it('is not ready from the moment it begins to stop', async () => {
    const closed = app.close();
    const answer = await eventually(async () => {
      const now = await ready();
      return now.stopping === true && now;
    });
    expect(answer).toMatchObject({ code: 503, status: 'down', database: 'up' });
    app.get(SlowToStop, { strict: false }).release();
    await closed;
  });
});
