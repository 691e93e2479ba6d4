import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Controller, Get, HttpCode, Module, NotFoundException, Post } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { Metrics } from './metrics.js';
import { RequestObserver } from './request-observer.js';
import { currentRequestId } from './request-scope.js';

@Controller('listings')
class ListingController {
  @Get(':id')
  async show() {
    await Promise.resolve();
    return { requestId: currentRequestId() };
  }

  @Post()
  @HttpCode(201)
  publish() {
    return {};
  }

  @Get('gone/forever')
  gone() {
    throw new NotFoundException();
  }
}

@Module({ controllers: [ListingController], providers: [Metrics, RequestObserver] })
class ObservedModule {}

describe('the request observer', () => {
  let app: NestFastifyApplication;
  const lines: { level: string; message: unknown; said: unknown }[] = [];
  const note = (level: string) => (message: unknown, said: unknown) => lines.push({ level, message, said });
  const http = () => lines.filter(({ said }) => /^(GET|POST) /.test(String(said)));

  beforeAll(async () => {
    const adapter = new FastifyAdapter({ genReqId: () => 'request-7' });
    app = await NestFactory.create<NestFastifyApplication>(ObservedModule, adapter, {
      logger: { log: note('info'), warn: note('warn'), error: note('error') },
    });
    await app.init();
    await app.getHttpAdapter().getInstance().ready();
  });

  beforeEach(() => {
    lines.length = 0;
  });

  afterAll(() => app.close());

  it('times requests by route template, method and status class', async () => {
    await app.inject('/listings/1');
    await app.inject('/listings/2');
    await app.inject('/nowhere');
    const text = await app.get(Metrics).registry.metrics();
    expect(text).toContain(
      'http_request_duration_seconds_count{method="GET",route="/listings/:id",status="2xx"} 2',
    );
    expect(text).toMatch(/http_request_duration_seconds_count\{method="GET",route="[^"]+",status="4xx"\} 1/);
  });

  it('makes the request id known to everything the request starts', async () => {
    const answer = await app.inject('/listings/1');
    expect(answer.json()).toEqual({ requestId: 'request-7' });
  });

  it('logs writes and refusals, but no successful read and no query', async () => {
    await app.inject('/listings/1?token=secret');
    await app.inject({ method: 'POST', url: '/listings' });
    await app.inject('/listings/gone/forever?token=secret');
    expect(http()).toEqual([
      { level: 'info', message: { status: 201, ms: expect.any(Number) }, said: 'POST /listings 201' },
      {
        level: 'info',
        message: { status: 404, ms: expect.any(Number) },
        said: 'GET /listings/gone/forever 404',
      },
    ]);
  });
});
