import type { FactoryProvider } from '@nestjs/common';
import { AiSettings } from '../endpoint/ai.settings.js';
import { ModelClient } from '../endpoint/model-client.js';
import { OutsideCalls } from '../endpoint/outside-calls.js';
import { DeepgramTranscriber } from './deepgram-transcriber.js';
import { ModelTranscriber } from './model-transcriber.js';
import { SpeechSettings } from './speech.settings.js';
import { NoTranscriber, Transcriber } from './transcriber.js';

/** Who the settings name: Deepgram, then a model for it, else nobody. */
export const transcriberProvider: FactoryProvider<Transcriber> = {
  provide: Transcriber,
  inject: [SpeechSettings, AiSettings, OutsideCalls, ModelClient],
  useFactory: (speech: SpeechSettings, ai: AiSettings, calls: OutsideCalls, client: ModelClient) => {
    if (speech.DEEPGRAM_API_KEY) return new DeepgramTranscriber(calls, speech, ai);
    return ai.AI_TRANSCRIPTION_MODEL ? new ModelTranscriber(client, calls, ai) : new NoTranscriber();
  },
};
