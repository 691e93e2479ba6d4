import { AiUnavailable } from '../endpoint/ai.errors.js';
import type { AiSettings } from '../endpoint/ai.settings.js';
import { boundedFetch } from '../endpoint/bounded-fetch.js';
import { failureOf } from '../endpoint/failure.js';
import type { OutsideCalls } from '../endpoint/outside-calls.js';
import { invalid } from '../endpoint/read-answer.js';
import { NoSpeech } from './speech.errors.js';
import type { SpeechSettings } from './speech.settings.js';
import { type Heard, type Spoken, Transcriber } from './transcriber.js';

const MODEL = 'nova-3';
/** What Deepgram says when it has not listened to the end in its own time. */
const TOO_LONG = new Set([408, 504]);

/** Deepgram's pre-recorded audio (v1/listen). */
export class DeepgramTranscriber extends Transcriber {
  override readonly configured = true;

  constructor(
    private readonly calls: OutsideCalls,
    private readonly settings: SpeechSettings,
    private readonly ai: AiSettings,
  ) {
    super();
  }

  protected override hear({ asker, signal, ...spoken }: Spoken): Promise<Heard> {
    const limitMs = this.ai.AI_TIME_LIMIT * 1000;
    return this.calls.make(
      { ability: 'transcribe', adapter: 'deepgram', asker, limitMs, signal },
      async (either) => heardIn(await this.listen(spoken, either)),
    );
  }

  private async listen(
    { file, contentType, language }: Pick<Spoken, 'file' | 'contentType' | 'language'>,
    signal: AbortSignal,
  ): Promise<string> {
    const { DEEPGRAM_API_KEY, DEEPGRAM_URL } = this.settings;
    const wanted = new URLSearchParams({
      model: MODEL,
      smart_format: 'true',
      language,
      // Nobody trains anything on what our people say.
      mip_opt_out: 'true',
    });
    const response = await boundedFetch(`${DEEPGRAM_URL.replace(/\/$/, '')}/v1/listen?${wanted.toString()}`, {
      method: 'POST',
      headers: { authorization: `Token ${DEEPGRAM_API_KEY}`, 'content-type': contentType },
      body: new Uint8Array(file),
      signal,
    }).catch(() => {
      throw failureOf({});
    });
    if (TOO_LONG.has(response.status)) throw new AiUnavailable('timeout');
    if (!response.ok) throw failureOf(response);
    return response.text();
  }
}

interface Alternative {
  transcript?: unknown;
  confidence?: unknown;
}

/** @throws NoSpeech where it made nothing of what it heard, AiUnavailable for an answer that is none. */
function heardIn(answer: string): Heard {
  const channels = channelsOf(answer);
  const [best] = channels[0]?.alternatives ?? [];
  if (!best) throw new NoSpeech();
  if (typeof best.transcript !== 'string') throw invalid('no transcript');
  return {
    text: best.transcript,
    confidence: typeof best.confidence === 'number' ? best.confidence : null,
  };
}

function channelsOf(answer: string): { alternatives?: Alternative[] }[] {
  let read: { results?: { channels?: unknown } } | null;
  try {
    read = JSON.parse(answer) as typeof read;
  } catch {
    throw invalid('no JSON');
  }
  const channels = read?.results?.channels;
  if (!Array.isArray(channels)) throw invalid('no channels');
  return channels as { alternatives?: Alternative[] }[];
}
