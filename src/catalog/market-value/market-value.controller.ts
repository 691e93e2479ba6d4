import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { MARKET_VALUE } from '#contract/ai/market-value';
import { HOUR_MINUTES } from '#contract/time';
import { Access, CurrentActor } from '#platform/auth/access';
import type { Actor } from '#platform/auth/actor';
import { ClientWaits } from '#platform/http/client-waits';
import { ImageTooLarge } from '#platform/media/media.errors';
import { receivedFile, TakesFile } from '#platform/media/received-file';
import { RateLimits } from '#platform/throttle/rate-limits';
import { EstimateValue } from './estimate-value.query.js';
import { EstimateBody, MarketValue, ScreenshotReading } from './market-value.dto.js';
import { ScreenshotReader } from './screenshot-reader.js';

/** For everybody, signed in or not: what counts is the address. */
@ApiTags('market-value')
@Controller('api/market-value')
@Access('anyone')
export class MarketValueController {
  constructor(
    private readonly reader: ScreenshotReader,
    private readonly queries: QueryBus,
    private readonly limits: RateLimits,
  ) {}

  /** Of the picture nothing is kept. */
  @Post('readings')
  @HttpCode(200)
  @TakesFile()
  async readScreenshot(
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
    @ClientWaits() signal: AbortSignal,
  ): Promise<ScreenshotReading> {
    const { address } = actor;
    await this.limits.spend({
      rule: 'market-value.readings',
      key: address,
      limit: MARKET_VALUE.readingsPerHour,
      windowMinutes: HOUR_MINUTES,
      code: 'catalog.too-many-readings',
    });
    const file = await receivedFile(
      request,
      actor,
      MARKET_VALUE.screenshotMegabytes,
      (maxMb) => new ImageTooLarge(maxMb),
    );
    return this.reader.read(file, address, signal);
  }

  @Post('estimates')
  @HttpCode(200)
  async estimateValue(@CurrentActor() { address }: Actor, @Body() item: EstimateBody): Promise<MarketValue> {
    await this.limits.spend({
      rule: 'market-value.estimates',
      key: address,
      limit: MARKET_VALUE.estimatesPerHour,
      windowMinutes: HOUR_MINUTES,
      code: 'catalog.too-many-readings',
    });
    return this.queries.execute(new EstimateValue(item));
  }
}
