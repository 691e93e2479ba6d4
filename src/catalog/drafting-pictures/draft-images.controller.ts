import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { DRAFTING_LIMITS } from '#contract/ai/drafting';
import { HOUR_MINUTES } from '#contract/time';
import { Access, CurrentActor } from '#platform/auth/access';
import type { SignedIn } from '#platform/auth/actor';
import { ClientWaits } from '#platform/http/client-waits';
import { languageOf } from '#platform/http/language-of';
import { MediaLibrary } from '#platform/media/media-library';
import { RateLimits } from '#platform/throttle/rate-limits';
import { DraftedListing } from '../drafting/drafted-listing.dto.js';
import { DraftImagesBody } from './draft-images.dto.js';
import { PictureDrafter } from './picture-drafter.js';

@ApiTags('drafting')
@ApiBearerAuth()
@Controller('api/drafting')
@Access('signed-in')
export class DraftImagesController {
  constructor(
    private readonly drafter: PictureDrafter,
    private readonly library: MediaLibrary,
    private readonly limits: RateLimits,
  ) {}

  /** A listing of what its pictures show; nothing is kept. */
  @Post('images')
  @HttpCode(200)
  async draftImages(
    @CurrentActor() { id }: SignedIn,
    @Body() { imageIds }: DraftImagesBody,
    @Req() request: FastifyRequest,
    @ClientWaits() signal: AbortSignal,
  ): Promise<DraftedListing> {
    await this.library.images(imageIds, id);
    await this.limits.spend({
      rule: 'drafting.images',
      key: id,
      limit: DRAFTING_LIMITS.perHour,
      windowMinutes: HOUR_MINUTES,
    });
    return this.drafter.draft(imageIds, { language: languageOf(request), asker: id, signal });
  }
}
