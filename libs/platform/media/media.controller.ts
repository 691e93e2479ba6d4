import { Controller, Delete, HttpCode, Param, Post, Req } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Access, CurrentActor } from '#platform/auth/access';
import type { SignedIn } from '#platform/auth/actor';
import { UuidOr } from '#platform/http/uuid-param';
import { RateLimits } from '#platform/throttle/rate-limits';
import { AudioAnswer, ImageAnswer } from './media.dto.js';
import { AudioTooLarge, ImageTooLarge, MediaNotFound } from './media.errors.js';
import { MediaLibrary } from './media-library.js';
import { MediaRemoval } from './media-removal.js';
import { receivedFile, TakesFile } from './received-file.js';
import { UPLOAD_LIMITS, uploadBudget } from './upload-limits.js';

@ApiTags('media')
@ApiBearerAuth()
@Controller('api/media')
@Access('signed-in')
export class MediaController {
  constructor(
    private readonly library: MediaLibrary,
    private readonly removal: MediaRemoval,
    private readonly limits: RateLimits,
  ) {}

  @Post('images')
  @TakesFile()
  async uploadImage(@CurrentActor() actor: SignedIn, @Req() request: FastifyRequest): Promise<ImageAnswer> {
    await this.limits.spend(uploadBudget(actor.id));
    const { imageMegabytes } = UPLOAD_LIMITS;
    const file = await receivedFile(request, actor, imageMegabytes, (maxMb) => new ImageTooLarge(maxMb));
    return this.library.store(actor.id, 'image', file);
  }

  @Post('audio')
  @TakesFile()
  async uploadAudio(@CurrentActor() actor: SignedIn, @Req() request: FastifyRequest): Promise<AudioAnswer> {
    await this.limits.spend(uploadBudget(actor.id));
    const { audioMegabytes } = UPLOAD_LIMITS;
    const file = await receivedFile(request, actor, audioMegabytes, (maxMb) => new AudioTooLarge(maxMb));
    return this.library.store(actor.id, 'audio', file);
  }

  /** Only one's own, and only while nothing shows it. */
  @Delete(':id')
  @HttpCode(204)
  async deleteUpload(
    @CurrentActor() actor: SignedIn,
    @Param('id', new UuidOr(MediaNotFound)) id: string,
  ): Promise<void> {
    if (!(await this.removal.removeOwn(id, actor.id))) throw new MediaNotFound();
  }
}
