import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startApp, type TestApp } from '../../../support/app/app.js';
import { webmRecording } from '../../../support/files/recordings.js';
import { DeepgramServer } from '../../../support/servers/deepgram-server.js';
import { signUpMember } from '../../../support/world/people.js';
import { Plans } from '../../../support/world/plans.js';
import { uploadAudio } from '../../../support/world/uploads.js';

/** The engine may take as long as it does outside the tests: eighty at once are slow on a busy machine. */
describe('The text of a recording', () => {
  const deepgram = new DeepgramServer();
  let app: TestApp;

  beforeAll(async () => {
    app = await startApp({
      DEEPGRAM_API_KEY: 'deep',
      DEEPGRAM_URL: await deepgram.start(),
      LOG_LEVEL: 'silent',
    });
  });
  afterAll(async () => {
    await app.stop();
    await deepgram.stop();
  });

  it('is had sixty times an hour, of eighty at once', async () => {
    const ann = await signUpMember(app);
    new Plans(app).give(ann, 'premium');
    const { id: audioId } = await uploadAudio(ann.client, webmRecording('A_OPUS'));
    const answers = await Promise.all(
      Array.from({ length: 80 }, () => ann.client.post('/api/transcripts', { audioId })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(60);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(20);
    expect(refused[0]?.problem.code).toBe('platform.too-many-attempts');
    expect(deepgram.requests).toHaveLength(60);
  });
});
