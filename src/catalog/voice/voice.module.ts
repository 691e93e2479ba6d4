import { Module } from '@nestjs/common';
import { ImproveTranscriptHandler } from './improve-transcript.command.js';
import { TranscribeRecordingHandler } from './transcribe-recording.command.js';
import { TranscriptController } from './transcript.controller.js';

/** What somebody says about their thing, as text, and that text put better. */
@Module({
  controllers: [TranscriptController],
  providers: [TranscribeRecordingHandler, ImproveTranscriptHandler],
})
export class VoiceModule {}
