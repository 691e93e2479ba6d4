import { DomainError } from '#platform/http/domain-error';

/** Texts and the codes in `params` are those of the specification (spec 1 and 3, section 8). */
export class TranscriptionNotConfigured extends DomainError {
  constructor() {
    super('ai.transcription-not-configured', 'unavailable', { code: 'DEEPGRAM_API_KEY_MISSING' });
  }
}

/** The provider found nothing in it that is speech. */
export class NoSpeech extends DomainError {
  constructor() {
    super('ai.no-speech', 'invalid', { code: 'NO_SPEECH_DETECTED' });
  }
}

/** The provider has listened, and not a word came of it. */
export class TranscriptEmpty extends DomainError {
  constructor() {
    super('ai.transcript-empty', 'invalid');
  }
}

/** No such recording, or somebody else's. */
export class AudioMissing extends DomainError {
  constructor() {
    super('ai.audio-missing', 'not-found', { code: 'AUDIO_DATA_MISSING' });
  }
}

export class TranscriptionTimeout extends DomainError {
  constructor() {
    super('ai.transcription-timeout', 'unavailable', { code: 'TIMEOUT_ERROR' });
  }
}

/** The provider is busy, or spared for a moment, or nobody may be asked any more today. */
export class TranscriptionBusy extends DomainError {
  constructor() {
    super('ai.transcription-busy', 'unavailable', { code: 'DEEPGRAM_RATE_LIMIT' });
  }
}

/** The provider has answered, but not with a transcript. */
export class NoTranscriptionData extends DomainError {
  constructor() {
    super('ai.no-transcription-data', 'unavailable');
  }
}

export class TranscriptionFailed extends DomainError {
  constructor() {
    super('ai.transcription-failed', 'unavailable');
  }
}
