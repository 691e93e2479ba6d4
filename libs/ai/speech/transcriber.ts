import type { Language } from '#contract/people';
import type { DomainError } from '#platform/http/domain-error';
import { type AiReason, AiUnavailable } from '../endpoint/ai.errors.js';
import type { Asker } from '../endpoint/ai-question.js';
import {
  NoTranscriptionData,
  TranscriptEmpty,
  TranscriptionBusy,
  TranscriptionFailed,
  TranscriptionNotConfigured,
  TranscriptionTimeout,
} from './speech.errors.js';

export interface Spoken {
  readonly file: Buffer;
  readonly contentType: string;
  /** What is spoken, most likely. */
  readonly language: Language;
  /** Whose budget it is. */
  readonly asker: Asker;
  readonly signal?: AbortSignal;
}

export interface Heard {
  readonly text: string;
  /** From 0 to 1; null where the provider does not say. */
  readonly confidence: number | null;
}

const REFUSALS: Readonly<Record<AiReason, new () => DomainError>> = {
  'not-set': TranscriptionNotConfigured,
  timeout: TranscriptionTimeout,
  'rate-limited': TranscriptionBusy,
  open: TranscriptionBusy,
  budget: TranscriptionBusy,
  'invalid-answer': NoTranscriptionData,
  refused: TranscriptionFailed,
  'not-taken': TranscriptionFailed,
  failed: TranscriptionFailed,
};

/** Who turns speech into text. Nothing stands in for it: the product has no ears of its own, the browser may have. */
export abstract class Transcriber {
  /** False where nobody is set: the browser's own recognition is used then. */
  abstract readonly configured: boolean;

  /** Not to be called within a transaction. @throws the errors of `speech.errors.ts`, which people are shown. */
  async transcribe(spoken: Spoken): Promise<Heard> {
    const heard = await this.hear(spoken).catch((error: unknown) => {
      throw error instanceof AiUnavailable ? new REFUSALS[error.reason]() : error;
    });
    const text = heard.text.trim();
    if (text === '') throw new TranscriptEmpty();
    return { ...heard, text };
  }

  /** @throws AiUnavailable, NoSpeech */
  protected abstract hear(spoken: Spoken): Promise<Heard>;
}

/** Nobody is set. */
export class NoTranscriber extends Transcriber {
  override readonly configured = false;

  protected override hear(): Promise<Heard> {
    return Promise.reject(new AiUnavailable('not-set'));
  }
}
