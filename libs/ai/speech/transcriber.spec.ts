import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { loadSettings } from '#platform/config/settings';
import { DomainError } from '#platform/http/domain-error';
import { Metrics } from '#platform/observability/metrics';
import type { RateLimits } from '#platform/throttle/rate-limits';
import { TooManyAttempts } from '#platform/throttle/throttle.errors';
import { BREAKER } from '#platform/work/breaker';
import { AiServer, refusal } from '../../../test/support/servers/ai-server.js';
import { DeepgramServer, deepgramRefusal, heard } from '../../../test/support/servers/deepgram-server.js';
import { AiSettings } from '../endpoint/ai.settings.js';
import { AiBudget } from '../endpoint/ai-budget.js';
import { AiMetrics } from '../endpoint/ai-metrics.js';
import { ModelClient } from '../endpoint/model-client.js';
import { OutsideCalls } from '../endpoint/outside-calls.js';
import { DeepgramTranscriber } from './deepgram-transcriber.js';
import { SpeechSettings } from './speech.settings.js';
import { NoTranscriber, Transcriber } from './transcriber.js';
import { transcriberProvider } from './transcriber.provider.js';

const SPOKEN = {
  file: Buffer.from('sound'),
  contentType: 'audio/webm',
  language: 'es',
  asker: 'ann',
} as const;

async function codeOf(transcribing: Promise<unknown>): Promise<string> {
  const error = await transcribing.catch((thrown: unknown) => thrown);
  if (!(error instanceof DomainError)) throw new Error(`Nothing was refused: ${String(error)}`);
  return `${error.code} ${String(error.params.code ?? '')}`.trim();
}

/** Nobody waits long for one who never answers; on a busy machine the others may take their time. */
const limitFor = (answer: unknown): Record<string, string> =>
  typeof answer === 'string' ? { AI_TIME_LIMIT: '1' } : {};

const spent = () => Promise.reject(new TooManyAttempts(60));

const transcriber = (env: Record<string, string>, spend = () => Promise.resolve()): Transcriber => {
  const settings = loadSettings(env);
  const metrics = new AiMetrics(new Metrics());
  const ai = settings.of(AiSettings);
  const calls = new OutsideCalls(new AiBudget({ spend } as unknown as RateLimits, ai), metrics);
  return transcriberProvider.useFactory(
    settings.of(SpeechSettings),
    ai,
    calls,
    new ModelClient(ai, metrics),
  ) as Transcriber;
};

describe('Who turns speech into text', () => {
  let deepgram: DeepgramServer;
  let provider: AiServer;
  let urls: { deepgram: string; provider: string };
  beforeEach(async () => {
    Logger.overrideLogger(false);
    [deepgram, provider] = [new DeepgramServer(), new AiServer()];
    urls = { deepgram: await deepgram.start(), provider: await provider.start() };
  });
  afterEach(async () => {
    await deepgram.stop();
    await provider.stop();
  });

  const deepgramEnv = () => ({ DEEPGRAM_API_KEY: 'deep', DEEPGRAM_URL: urls.deepgram });
  const modelEnv = () => ({ AI_BASE_URL: `${urls.provider}/v1`, AI_TRANSCRIPTION_MODEL: 'hearing' });

  it('is Deepgram where there is a key, by its protocol', async () => {
    const ears = transcriber({ ...deepgramEnv(), ...modelEnv() });
    expect(ears).toBeInstanceOf(DeepgramTranscriber);
    expect(ears.configured).toBe(true);
    expect(await ears.transcribe(SPOKEN)).toEqual({ text: deepgram.hears, confidence: 0.97 });
    const [request] = deepgram.requests;
    expect(request?.method).toBe('POST');
    expect(request?.path).toBe('/v1/listen?model=nova-3&smart_format=true&language=es&mip_opt_out=true');
    expect(request?.headers).toMatchObject({ authorization: 'Token deep', 'content-type': 'audio/webm' });
    expect(request?.body.toString()).toBe('sound');
  });

  it('is a model where one is named for it', async () => {
    const ears = transcriber(modelEnv());
    expect(ears.configured).toBe(true);
    expect(await ears.transcribe(SPOKEN)).toEqual({ text: provider.hears, confidence: null });
    const [request] = provider.requests;
    expect(request?.path).toBe('/v1/audio/transcriptions');
    const form = await new Response(new Uint8Array(request?.body ?? []), {
      headers: { 'content-type': String(request?.headers['content-type']) },
    }).formData();
    const file = form.get('file') as File;
    expect([form.get('model'), form.get('language'), file.name, await file.text()]).toEqual([
      'hearing',
      'es',
      'recording.webm',
      'sound',
    ]);
  });

  it('is nobody else', async () => {
    const nobody = transcriber({});
    expect(nobody).toBeInstanceOf(NoTranscriber);
    expect(nobody.configured).toBe(false);
    expect(await codeOf(nobody.transcribe(SPOKEN))).toBe(
      'ai.transcription-not-configured DEEPGRAM_API_KEY_MISSING',
    );
  });

  it.each([
    ['not a word', heard({ transcript: ' ', confidence: 0 }), 'ai.transcript-empty'],
    ['nothing', heard(), 'ai.no-speech NO_SPEECH_DETECTED'],
    ['too many at once', deepgramRefusal(429), 'ai.transcription-busy DEEPGRAM_RATE_LIMIT'],
    ['no end of it in its time', deepgramRefusal(504), 'ai.transcription-timeout TIMEOUT_ERROR'],
    ['a wrong key', deepgramRefusal(401), 'ai.transcription-failed'],
    ['an error', deepgramRefusal(500), 'ai.transcription-failed'],
    ['a broken connection', 'reset' as const, 'ai.transcription-failed'],
    ['something else', { body: { results: {} } }, 'ai.no-transcription-data'],
    ['half an answer', { body: '{"results":{"chan' }, 'ai.no-transcription-data'],
    ['no answer', 'silent' as const, 'ai.transcription-timeout TIMEOUT_ERROR'],
    ['an answer without end', 'stuck' as const, 'ai.transcription-timeout TIMEOUT_ERROR'],
  ])('that is Deepgram and has %s says so', async (_, answer, code) => {
    deepgram.always = answer;
    expect(await codeOf(transcriber({ ...deepgramEnv(), ...limitFor(answer) }).transcribe(SPOKEN))).toBe(
      code,
    );
  });

  it.each([
    ['not a word', { body: { text: '' } }, 'ai.transcript-empty'],
    ['too many at once', refusal(429), 'ai.transcription-busy DEEPGRAM_RATE_LIMIT'],
    ['a wrong key', refusal(401), 'ai.transcription-failed'],
    ['something else', { body: { segments: [] } }, 'ai.no-transcription-data'],
    ['no answer', 'silent' as const, 'ai.transcription-timeout TIMEOUT_ERROR'],
  ])('that is a model and has %s says so', async (_, answer, code) => {
    provider.always = answer;
    expect(await codeOf(transcriber({ ...modelEnv(), ...limitFor(answer) }).transcribe(SPOKEN))).toBe(code);
  });

  it.each([400, 413, 415, 422])(
    'hears everybody else after recordings that are refused with %i',
    async (status) => {
      const [deep, model] = [transcriber(deepgramEnv()), transcriber(modelEnv())];
      [deepgram.always, provider.always] = [deepgramRefusal(status), refusal(status)];
      for (let n = 0; n <= BREAKER.failures; n++)
        for (const ears of [deep, model])
          expect(await codeOf(ears.transcribe(SPOKEN))).toBe('ai.transcription-failed');
      [deepgram.always, provider.always] = [undefined, undefined];
      expect((await deep.transcribe(SPOKEN)).text).toBe(deepgram.hears);
      expect((await model.transcribe(SPOKEN)).text).toBe(provider.hears);
    },
  );

  it('is asked once more where that may help', async () => {
    deepgram.next.push(deepgramRefusal(503));
    expect((await transcriber(deepgramEnv()).transcribe(SPOKEN)).text).toBe(deepgram.hears);
    deepgram.next.push('reset');
    expect((await transcriber(deepgramEnv()).transcribe(SPOKEN)).text).toBe(deepgram.hears);
    expect(deepgram.requests).toHaveLength(4);
  });

  it('is not asked beyond the budget', async () => {
    expect(await codeOf(transcriber(deepgramEnv(), spent).transcribe(SPOKEN))).toBe(
      'ai.transcription-busy DEEPGRAM_RATE_LIMIT',
    );
    expect(deepgram.requests).toHaveLength(0);
  });
});
