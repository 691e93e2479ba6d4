import { Body, Controller, Get, HttpCode, Post, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Transcriber } from '#ai/speech/transcriber';
import { Access, CurrentActor } from '#platform/auth/access';
import type { SignedIn } from '#platform/auth/actor';
import { ClientWaits } from '#platform/http/client-waits';
import { languageOf } from '#platform/http/language-of';
import { Requires } from '#platform/plans/requires';
import { ImproveTranscript } from './improve-transcript.command.js';
import { TranscribeRecording } from './transcribe-recording.command.js';
import {
  ImprovedTranscript,
  ImproveTranscriptBody,
  TranscribeBody,
  Transcript,
  TranscriptEngine,
} from './transcript.dto.js';

@ApiTags('voice')
@ApiBearerAuth()
@Controller('api/transcripts')
@Access('signed-in')
export class TranscriptController {
  constructor(
    private readonly commands: CommandBus,
    private readonly transcriber: Transcriber,
  ) {}

  @Get('engine')
  @Access('anyone')
  transcriptEngine(): TranscriptEngine {
    return { configured: this.transcriber.configured };
  }

  @Post()
  @Requires('voice-to-listing')
  @HttpCode(200)
  transcribeRecording(
    @CurrentActor() { id }: SignedIn,
    @Req() request: FastifyRequest,
    @ClientWaits() signal: AbortSignal,
    @Body() { audioId }: TranscribeBody,
  ): Promise<Transcript> {
    return this.commands.execute(new TranscribeRecording(id, audioId, languageOf(request), signal));
  }

  @Post('improvement')
  @HttpCode(200)
  improveTranscript(
    @CurrentActor() { id }: SignedIn,
    @Req() request: FastifyRequest,
    @ClientWaits() signal: AbortSignal,
    @Body() { transcript, kind }: ImproveTranscriptBody,
  ): Promise<ImprovedTranscript> {
    return this.commands.execute(new ImproveTranscript(id, transcript, kind, languageOf(request), signal));
  }
}
