import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startApp, type TestApp } from '../support/app/app.js';
import { Client } from '../support/app/client.js';
import { signUpMember } from '../support/world/people.js';

describe('names', () => {
  let app: TestApp;
  let visitor: Client;

  beforeAll(async () => {
    app = await startApp();
    visitor = new Client(app.url);
    await signUpMember(app, { username: 'Martin_lo' });
  });
  afterAll(() => app.stop());

  const signUp = (username: string) =>
    visitor.post('/api/auth/sign-up', {
      username,
      email: `${username}.x@example.org`,
      password: 'correct horse',
      acceptTerms: true,
    });

  it.each(['martin_lo', 'rnartin_lo', 'Martin_Io', 'Martin_1o', 'martin_l0'])(
    'that look like those of a member are taken: %s',
    async (username) => {
      const { body } = await visitor.get(`/api/usernames/${username}`);
      expect(body).toMatchObject({ available: false, problem: 'username-taken' });
      const refused = await signUp(username);
      expect(refused.problem).toMatchObject({ status: 409, code: 'identity.username-taken' });
    },
  );

  it('of which one is as good as the other go to one of two who ask at once', async () => {
    const answers = await Promise.all([signUp('torn_apart'), signUp('tom_apart')]);
    expect(answers.map(({ status }) => status)).toEqual(expect.arrayContaining([201, 409]));
  });

  it('are offered only when they look like nobody', async () => {
    const { body } = await visitor.get<{ suggestions: string[] }>('/api/usernames/Martin_lo');
    expect(body.suggestions).toHaveLength(3);
    for (const username of body.suggestions) expect((await signUp(username)).status).toBe(201);
  });

  it('of choice are not those of another member, in whatever letters', async () => {
    const { client } = await signUpMember(app, { username: 'olga_b' });
    for (const fullName of ['Martin_lo', 'Маrtin_lо', 'ｍartin_lo', 'rnartin_lo']) {
      const refused = await client.patch('/api/profile', { fullName });
      expect(refused.problem).toMatchObject({
        status: 409,
        code: 'identity.name-taken',
        issues: [{ field: 'fullName', code: 'full-name-taken' }],
      });
    }
    for (const fullName of ['olga_b', 'Ольга Б.', 'Martin L.'])
      expect((await client.patch('/api/profile', { fullName })).status).toBe(200);
  });

  it.each(['\u200b\u200b', 'Ma\u202erta', '\u3164', '...', 'Marta\u0301\u0301\u0301\u0301'])(
    'of choice can be seen: %j',
    async (fullName) => {
      const { client } = await signUpMember(app);
      const refused = await client.patch('/api/profile', { fullName });
      expect(refused.problem).toMatchObject({
        status: 422,
        issues: [{ field: 'fullName', code: 'name-not-visible' }],
      });
    },
  );
});
