import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { DRAFTING_LIMITS } from '#contract/ai/drafting';
import { Access, CurrentActor } from '#platform/auth/access';
import type { SignedIn } from '#platform/auth/actor';
import { ClientWaits } from '#platform/http/client-waits';
import { languageOf } from '#platform/http/language-of';
import { RateLimits } from '#platform/throttle/rate-limits';
import { DraftTextBody } from './draft-text.dto.js';
import { DraftedListing } from './drafted-listing.dto.js';
import { TextDrafter } from './text-drafter.js';

const HOUR_MINUTES = 60;

@ApiTags('drafting')
@ApiBearerAuth()
@Controller('api/drafting')
@Access('signed-in')
export class DraftingController {
  constructor(
    private readonly drafter: TextDrafter,
    private readonly limits: RateLimits,
  ) {}

  /** A listing of what its seller says; nothing is kept. */
  @Post('text')
  @HttpCode(200)
  async draftText(
    @CurrentActor() { id }: SignedIn,
    @Body() { text }: DraftTextBody,
    @Req() request: FastifyRequest,
    @ClientWaits() signal: AbortSignal,
  ): Promise<DraftedListing> {
    await this.limits.consume('drafting.text', id, DRAFTING_LIMITS.perHour, HOUR_MINUTES);
    return this.drafter.draft(text, { language: languageOf(request), asker: id, signal });
  }
}
