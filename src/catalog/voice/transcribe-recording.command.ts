import { buffer } from 'node:stream/consumers';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AudioMissing, TranscriptionNotConfigured } from '#ai/speech/speech.errors';
import { Transcriber } from '#ai/speech/transcriber';
import { VOICE_LIMITS } from '#contract/ai/voice';
import type { Language } from '#contract/people';
import { HOUR_MINUTES } from '#contract/time';
import { MediaLibrary } from '#platform/media/media-library';
import { UploadedFiles } from '#platform/media/uploaded-files';
import { RateLimits } from '#platform/throttle/rate-limits';
import type { Transcript } from './transcript.dto.js';

/** Turns one of somebody's own recordings into text. @throws the errors of `#ai/speech/speech.errors` */
export class TranscribeRecording extends Command<Transcript> {
  constructor(
    readonly personId: string,
    readonly audioId: string,
    readonly language: Language,
    /** Says that nobody waits for it any more. */
    readonly signal: AbortSignal,
  ) {
    super();
  }
}

@CommandHandler(TranscribeRecording)
export class TranscribeRecordingHandler implements ICommandHandler<TranscribeRecording> {
  constructor(
    private readonly library: MediaLibrary,
    private readonly files: UploadedFiles,
    private readonly transcriber: Transcriber,
    private readonly limits: RateLimits,
  ) {}

  async execute({ personId, audioId, language, signal }: TranscribeRecording): Promise<Transcript> {
    if (!this.transcriber.configured) throw new TranscriptionNotConfigured();
    if (!(await this.library.ownsRecording(audioId, personId))) throw new AudioMissing();
    await this.limits.spend({
      rule: 'ai.transcripts',
      key: personId,
      limit: VOICE_LIMITS.perHour,
      windowMinutes: HOUR_MINUTES,
    });
    const stored = await this.files.recording(audioId);
    if (!stored) throw new AudioMissing();
    const { contentType, stream } = stored;
    const file = await buffer(stream);
    return this.transcriber.transcribe({ file, contentType, language, asker: personId, signal });
  }
}
