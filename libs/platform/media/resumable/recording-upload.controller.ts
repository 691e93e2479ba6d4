import { Controller, Delete, Get, Head, Param, Patch, Post, Req, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiExcludeEndpoint, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Access, CurrentActor } from '#platform/auth/access';
import type { SignedIn } from '#platform/auth/actor';
import { TakesPieces } from '#platform/http/accepted-bodies';
import { UuidOr } from '#platform/http/uuid-param';
import { RateLimits } from '#platform/throttle/rate-limits';
import { MediaNotFound } from '../media.errors.js';
import { uploadBudget } from '../upload-limits.js';
import { RecordingState } from './recording-upload.dto.js';
import { RecordingUploads } from './recording-uploads.js';
import { exchange } from './tus-exchange.js';

const KnownId = () => Param('id', new UuidOr(MediaNotFound));

/**
 * Recordings by the protocol for resumable uploads (https://tus.io, version 1.0, with creation, expiration and termination),
 * which says what requests and answers are; the last answer to a PATCH names the `Audio-Id`.
 */
@ApiTags('voice')
@ApiBearerAuth()
@Controller('api/recordings')
@Access('signed-in')
export class RecordingUploadController {
  constructor(
    private readonly uploads: RecordingUploads,
    private readonly limits: RateLimits,
  ) {}

  @Post()
  @TakesPieces()
  @ApiExcludeEndpoint()
  async beginRecording(
    @CurrentActor() actor: SignedIn,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.limits.spend(uploadBudget(actor.id));
    await exchange(this.uploads, actor, request, reply);
  }

  /** Ahead of GET, for which there would be one of its own. */
  @Head(':id')
  @ApiExcludeEndpoint()
  async findRecording(
    @CurrentActor() actor: SignedIn,
    @KnownId() _id: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await exchange(this.uploads, actor, request, reply);
  }

  /** For who has sent the last piece and was cut off before the answer. */
  @Get(':id')
  async recordingState(@CurrentActor() actor: SignedIn, @KnownId() id: string): Promise<RecordingState> {
    const audioId = await this.uploads.audioOf(actor.id, id);
    const { size, received } = await this.uploads.find(actor.id, id);
    return { size, received, audioId };
  }

  @Patch(':id')
  @TakesPieces()
  @ApiExcludeEndpoint()
  async continueRecording(
    @CurrentActor() actor: SignedIn,
    @KnownId() _id: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await exchange(this.uploads, actor, request, reply);
  }

  @Delete(':id')
  @ApiExcludeEndpoint()
  async endRecording(
    @CurrentActor() actor: SignedIn,
    @KnownId() _id: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await exchange(this.uploads, actor, request, reply);
  }
}
