import { once } from 'node:events';
import { request } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startApp, type TestApp } from '../../../support/app/app.js';
import { photo } from '../../../support/files/images.js';
import { webmRecording } from '../../../support/files/recordings.js';
import { eventually } from '../../../support/runner/eventually.js';
import { AiServer } from '../../../support/servers/ai-server.js';
import { DeepgramServer } from '../../../support/servers/deepgram-server.js';
import { signUpMember, type TestMember } from '../../../support/world/people.js';
import { Plans } from '../../../support/world/plans.js';
import { form, uploadAudio, uploadImage } from '../../../support/world/uploads.js';

const json = (body: object) => ({
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json' },
});

const jpeg = () => photo(320, 240).jpeg().toBuffer();

describe('What a provider is asked', () => {
  const model = new AiServer();
  const deepgram = new DeepgramServer();
  let app: TestApp;
  let ann: TestMember;
  beforeAll(async () => {
    app = await startApp({
      AI_BASE_URL: `${await model.start()}/v1`,
      AI_TEXT_MODEL: 'small',
      AI_VISION_MODEL: 'seeing',
      DEEPGRAM_API_KEY: 'deep',
      DEEPGRAM_URL: await deepgram.start(),
    });
    ann = await signUpMember(app);
    new Plans(app).give(ann, 'premium');
  });
  afterAll(async () => {
    await app.stop();
    await model.stop();
    await deepgram.stop();
  });
  beforeEach(() => {
    for (const provider of [model, deepgram]) {
      provider.always = 'silent';
      provider.requests.length = 0;
      provider.givenUp = 0;
    }
  });

  const asking: [string, AiServer | DeepgramServer, () => Promise<[string, RequestInit]>][] = [
    ['words', model, async () => ['/api/drafting/text', json({ text: 'Red lamp, 20 dollars' })]],
    [
      'a photo',
      model,
      async () => {
        const { id } = await uploadImage(ann.client, await jpeg());
        return ['/api/drafting/images', json({ imageIds: [id] })];
      },
    ],
    ['a screenshot', model, async () => ['/api/market-value/readings', { body: form(await jpeg()) }]],
    [
      'a recording',
      deepgram,
      async () => {
        const { id } = await uploadAudio(ann.client, webmRecording('A_OPUS'));
        return ['/api/transcripts', json({ audioId: id })];
      },
    ],
    [
      'a transcript',
      model,
      async () => ['/api/transcripts/improvement', json({ transcript: 'i sell my lamp', kind: 'grammar' })],
    ],
    [
      'a question',
      model,
      async () => ['/api/assistant/replies', json({ message: 'How do I sell an item?' })],
    ],
  ];

  it.each(asking)('of %s is given up when who asked goes away', async (_, provider, call) => {
    const [path, init] = await call();
    const sent = new Request(app.url + path, { ...init, method: 'POST' });
    const asked = request(sent.url, {
      method: 'POST',
      headers: {
        'content-type': `${sent.headers.get('content-type')}`,
        authorization: `Bearer ${ann.client.accessToken}`,
      },
      agent: false,
    });
    const answered = once(asked, 'response');
    asked.end(Buffer.from(await sent.arrayBuffer()));
    await eventually(() => provider.requests[0]);
    asked.destroy();
    await expect(answered).rejects.toThrow('socket hang up');
    await eventually(() => provider.givenUp === 1 || null);
    expect(provider.requests).toHaveLength(1);
  });
});
