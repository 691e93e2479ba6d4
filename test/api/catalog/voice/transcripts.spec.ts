import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { ObjectStorage } from '#platform/storage/object-storage';
import { startApp, type TestApp } from '../../../support/app/app.js';
import { Client } from '../../../support/app/client.js';
import { photo } from '../../../support/files/images.js';
import { longRecording, oggRecording, webmRecording } from '../../../support/files/recordings.js';
import { DeepgramServer, deepgramRefusal, heard } from '../../../support/servers/deepgram-server.js';
import { createGuest, signUpMember, type TestMember } from '../../../support/world/people.js';
import { Plans } from '../../../support/world/plans.js';
import { uploadAudio, uploadImage } from '../../../support/world/uploads.js';

interface Said {
  text: string;
  confidence: number | null;
}

describe('The text of a recording', () => {
  const deepgram = new DeepgramServer();
  let app: TestApp;
  let plans: Plans;
  let ann: TestMember;
  let audioId: string;

  beforeAll(async () => {
    const url = await deepgram.start();
    app = await startApp({
      DEEPGRAM_API_KEY: 'deep',
      DEEPGRAM_URL: url,
      AI_CALLS_PER_PERSON_DAILY: '70',
      LOG_LEVEL: 'silent',
    });
    plans = new Plans(app);
    ann = withPlan(await signUpMember(app));
    audioId = (await uploadAudio(ann.client, webmRecording('A_OPUS'))).id;
  });
  afterAll(async () => {
    await app.stop();
    await deepgram.stop();
  });
  beforeEach(async () => {
    await app.db.rows(sql`truncate platform.rate_limits`);
    deepgram.always = undefined;
    deepgram.requests.length = 0;
  });

  const withPlan = <Person extends { id: string }>(person: Person): Person => {
    plans.give(person, 'premium');
    return person;
  };
  const transcribe = (client: Client = ann.client, id: unknown = audioId) =>
    client.post<Said>('/api/transcripts', { audioId: id });
  const refusedWith = async (client?: Client, id?: unknown) => {
    const { status, problem } = await transcribe(client, id);
    return [status, problem.code, problem.params?.code];
  };

  it('is what the engine heard, in the language of who asks', async () => {
    expect(await ann.client.get('/api/transcripts/engine')).toMatchObject({ body: { configured: true } });
    const { status, body } = await ann.client.call<Said>('POST', '/api/transcripts', {
      body: { audioId },
      headers: { 'accept-language': 'es-MX,en;q=0.8' },
    });
    expect([status, body]).toEqual([200, { text: deepgram.hears, confidence: 0.97 }]);
    const [request] = deepgram.requests;
    expect(request?.path).toContain('language=es');
    expect(request?.headers['content-type']).toBe('audio/webm');
    expect(request?.body.equals(webmRecording('A_OPUS'))).toBe(true);
  });

  it('is a guest’s as well, whatever their browser records', async () => {
    const { client } = withPlan(await createGuest(app));
    const { id } = await uploadAudio(client, oggRecording());
    expect((await transcribe(client, id)).status).toBe(200);
    expect(deepgram.requests[0]?.headers['content-type']).toBe('audio/ogg');
  });

  it('is of the recording whose id is written in capitals, too', async () => {
    expect((await transcribe(ann.client, audioId.toUpperCase())).status).toBe(200);
  });

  it('is of one’s own recording alone', async () => {
    const missing = [404, 'ai.audio-missing', 'AUDIO_DATA_MISSING'];
    expect(await refusedWith(withPlan(await signUpMember(app)).client)).toEqual(missing);
    expect(await refusedWith(withPlan(await createGuest(app)).client)).toEqual(missing);
    expect(await refusedWith(ann.client, randomUUID())).toEqual(missing);
    const picture = await uploadImage(ann.client, await photo(64, 64).jpeg().toBuffer());
    expect(await refusedWith(ann.client, picture.id)).toEqual(missing);
    const { id: lost } = await uploadAudio(ann.client, webmRecording('A_OPUS'));
    await app.nest.get(ObjectStorage).remove([`media/${lost}/audio.weba`]);
    expect(await refusedWith(ann.client, lost)).toEqual(missing);
    expect(deepgram.requests).toHaveLength(0);
  });

  it('is for people who are signed in, and who say which recording', async () => {
    expect((await transcribe(new Client(app.url))).status).toBe(401);
    for (const id of [undefined, null, '', 'none', 7, [audioId], {}])
      expect((await ann.client.post('/api/transcripts', { audioId: id })).status).toBe(422);
  });

  it.each([
    ['not a word', heard({ transcript: '', confidence: 0 }), [422, 'ai.transcript-empty', undefined]],
    ['no speech', heard(), [422, 'ai.no-speech', 'NO_SPEECH_DETECTED']],
    ['too many at once', deepgramRefusal(429), [503, 'ai.transcription-busy', 'DEEPGRAM_RATE_LIMIT']],
    ['a wrong key', deepgramRefusal(401), [503, 'ai.transcription-failed', undefined]],
    ['an error', deepgramRefusal(500), [503, 'ai.transcription-failed', undefined]],
    ['no transcript', { body: {} }, [503, 'ai.no-transcription-data', undefined]],
  ])('is refused by name where the engine has %s', async (_, answer, refusal) => {
    deepgram.always = answer;
    expect(await refusedWith()).toEqual(refusal);
  });

  it('of twenty minutes is sent as a whole', async () => {
    const long = longRecording(5_000_000);
    const { id } = await uploadAudio(ann.client, long);
    expect((await transcribe(ann.client, id)).status).toBe(200);
    expect(deepgram.requests[0]?.body.length).toBe(long.length);
  });

  it('is not had beyond the day’s budget', async () => {
    await app.db.rows(sql`
      insert into platform.rate_limits (rule, key, window_start, count) values ('ai.person', ${ann.id}, now(), 70)`);
    expect(await refusedWith()).toEqual([503, 'ai.transcription-busy', 'DEEPGRAM_RATE_LIMIT']);
    expect(deepgram.requests).toHaveLength(0);
  });
});

describe('The text of a recording, from an engine that says nothing', () => {
  const deepgram = new DeepgramServer();
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({
      DEEPGRAM_API_KEY: 'deep',
      DEEPGRAM_URL: await deepgram.start(),
      AI_TIME_LIMIT: '1',
      FULL_ACCESS_EMAILS: 'vip@example.org',
      LOG_LEVEL: 'silent',
    });
  });
  afterAll(async () => {
    await app.stop();
    await deepgram.stop();
  });

  it('is refused by name when its time is up', async () => {
    deepgram.always = 'silent';
    const { client } = await signUpMember(app, { email: 'vip@example.org' });
    const { id } = await uploadAudio(client, webmRecording('A_OPUS'));
    const { status, problem } = await client.post('/api/transcripts', { audioId: id });
    expect([status, problem.code, problem.params]).toEqual([
      503,
      'ai.transcription-timeout',
      { code: 'TIMEOUT_ERROR' },
    ]);
  });
});

describe('The text of a recording, without an engine', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({ FULL_ACCESS_EMAILS: 'vip@example.org' });
  });
  afterAll(() => app.stop());

  it('is the browser’s to find, and says so', async () => {
    const { client } = await signUpMember(app, { email: 'vip@example.org' });
    expect((await client.get('/api/transcripts/engine')).body).toEqual({ configured: false });
    const { id } = await uploadAudio(client, webmRecording('A_OPUS'));
    const { status, problem } = await client.post('/api/transcripts', { audioId: id });
    expect([status, problem.code, problem.params]).toEqual([
      503,
      'ai.transcription-not-configured',
      { code: 'DEEPGRAM_API_KEY_MISSING' },
    ]);
  });
});
