import type { Transcription } from 'openai/resources/audio';
import { AiUnavailable } from '../endpoint/ai.errors.js';
import type { AiSettings } from '../endpoint/ai.settings.js';
import type { ModelClient } from '../endpoint/model-client.js';
import type { OutsideCalls } from '../endpoint/outside-calls.js';
import { invalid } from '../endpoint/read-answer.js';
import { type Heard, type Spoken, Transcriber } from './transcriber.js';

/** Providers tell the format by the name. */
const NAMES: Readonly<Record<string, string>> = {
  'audio/webm': 'recording.webm',
  'audio/ogg': 'recording.ogg',
  'audio/mp4': 'recording.m4a',
};

/** The transcriptions of OpenAI's protocol. */
export class ModelTranscriber extends Transcriber {
  override readonly configured = true;

  constructor(
    private readonly client: ModelClient,
    private readonly calls: OutsideCalls,
    private readonly settings: AiSettings,
  ) {
    super();
  }

  protected override async hear({ file, contentType, language, asker, signal }: Spoken): Promise<Heard> {
    const model = this.client.modelFor('transcribe');
    if (!model) throw new AiUnavailable('not-set');
    const limitMs = this.settings.AI_TIME_LIMIT * 1000;
    const name = NAMES[contentType] ?? 'recording';
    return this.calls.make(
      { ability: 'transcribe', adapter: 'endpoint', asker, limitMs, signal },
      async (either) => {
        const sound = new File([new Uint8Array(file)], name, { type: contentType });
        const said: Partial<Transcription> | null = await this.client.call((client) =>
          client.audio.transcriptions.create(
            { file: sound, model, language, response_format: 'json' },
            { signal: either },
          ),
        );
        if (typeof said?.text !== 'string') throw invalid('no text');
        return { text: said.text, confidence: null };
      },
    );
  }
}
