import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { UsernameAvailability } from '../../../src/identity/sign-up/sign-up.dto.js';
import type { TestApp } from '../../support/app/app.js';
import { borrowApp } from '../../support/app/borrow-app.js';
import { Client } from '../../support/app/client.js';
import { signUpMember } from '../../support/world/people.js';

describe('Checking a username', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await borrowApp();
    for (const username of ['Maria', 'maria1', 'maria3']) await signUpMember(app, { username });
  });
  afterAll(() => app.stop());

  const check = (username: string) =>
    new Client(app.url).get<UsernameAvailability>(`/api/usernames/${encodeURIComponent(username)}`);

  it('says that a free one is free', async () => {
    expect((await check('someone_else')).body).toEqual({ available: true, suggestions: [] });
  });

  it('suggests three free ones for a taken one, whatever its case', async () => {
    expect((await check('MARIA')).body).toEqual({
      available: false,
      problem: 'username-taken',
      suggestions: ['MARIA2', 'MARIA4', 'MARIA5'],
    });
  });

  it('suggests none longer than a username may be', async () => {
    const username = 'a'.repeat(30);
    await signUpMember(app, { username });
    const { suggestions } = (await check(username)).body;
    expect(suggestions).toHaveLength(3);
    for (const suggestion of suggestions) expect(suggestion).toMatch(/^a{28,29}\d$/);
  });

  it.each([
    ['ab', 'username-too-short'],
    ['with space', 'username-characters'],
    ['Ünïcode', 'username-characters'],
    ["x' or 1=1", 'username-characters'],
    ['x'.repeat(31), 'username-too-long'],
  ])('names what is wrong with %p', async (username, problem) => {
    expect((await check(username)).body).toEqual({ available: false, problem, suggestions: [] });
  });
});
