import { Body, Controller, Get, HttpCode, Post, Query, Req } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { DRAFTING_LIMITS } from '#contract/ai/drafting';
import { HOUR_MINUTES } from '#contract/time';
import { Access, CurrentActor } from '#platform/auth/access';
import type { SignedIn } from '#platform/auth/actor';
import { ClientWaits } from '#platform/http/client-waits';
import { languageOf } from '#platform/http/language-of';
import { RateLimits } from '#platform/throttle/rate-limits';
import { Comparables } from '../alike/comparables.dto.js';
import { LookAlikes } from '../alike/look-alikes.js';
import { DraftSpeechBody, DraftTextBody } from './draft-text.dto.js';
import { DraftedListing } from './drafted-listing.dto.js';
import type { Drafting } from './drafting.js';
import { LookAlikeParams } from './look-alikes.dto.js';
import { TextDrafter } from './text-drafter.js';

@ApiTags('drafting')
@ApiBearerAuth()
@Controller('api/drafting')
@Access('signed-in')
export class DraftingController {
  constructor(
    private readonly drafter: TextDrafter,
    private readonly alike: LookAlikes,
    private readonly limits: RateLimits,
  ) {}

  /** A listing of what its seller writes; nothing is kept. */
  @Post('text')
  @HttpCode(200)
  draftText(
    @CurrentActor() { id }: SignedIn,
    @Body() { text }: DraftTextBody,
    @Req() request: FastifyRequest,
    @ClientWaits() signal: AbortSignal,
  ): Promise<DraftedListing> {
    return this.draft(text, { language: languageOf(request), asker: id, signal });
  }

  /** As above, of what they say, which may be longer. */
  @Post('speech')
  @HttpCode(200)
  draftSpeech(
    @CurrentActor() { id }: SignedIn,
    @Body() { text }: DraftSpeechBody,
    @Req() request: FastifyRequest,
    @ClientWaits() signal: AbortSignal,
  ): Promise<DraftedListing> {
    return this.draft(text, { language: languageOf(request), asker: id, signal });
  }

  /** What others ask for such a thing, and what it was sold for: for a draft that somebody comes back to. */
  @Get('look-alikes')
  lookAlikes(@Query() thing: LookAlikeParams): Promise<Comparables> {
    return this.alike.of(thing);
  }

  private async draft(text: string, drafting: Drafting): Promise<DraftedListing> {
    await this.limits.spend({
      rule: 'drafting.text',
      key: drafting.asker,
      limit: DRAFTING_LIMITS.perHour,
      windowMinutes: HOUR_MINUTES,
    });
    return this.drafter.draft(text, drafting);
  }
}
