import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { startApp, type TestApp } from '../../support/app/app.js';
import { Client } from '../../support/app/client.js';

describe('Signing up', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({ TRUST_PROXY: '1', SIGN_UPS_PER_HOUR: '3' });
  });
  beforeEach(async () => {
    await app.db.rows(sql`truncate platform.rate_limits`);
  });
  afterAll(() => app.stop());

  const signUp = (name: string, email: string, address: string) =>
    new Client(app.url).call('POST', '/api/auth/sign-up', {
      body: { username: name, email, password: 'correct horse', acceptTerms: true },
      headers: { 'x-forwarded-for': address },
    });

  it('is possible so often from one address, and goes on from another', async () => {
    for (let n = 0; n < 3; n++)
      expect((await signUp(`many_${n}`, `many_${n}@example.org`, '198.51.100.1')).status).toBe(201);
    const { status, problem } = await signUp('many_3', 'many_3@example.org', '198.51.100.1');
    expect([status, problem.code]).toEqual([429, 'platform.too-many-attempts']);
    expect(problem.params?.retryAfter).toBeGreaterThan(3500);
    expect((await signUp('many_3', 'many_3@example.org', '198.51.100.2')).status).toBe(201);
  });

  it('sends one mailbox five confirmations an hour, from however many addresses', async () => {
    const answers = await Promise.all(
      Array.from({ length: 9 }, (_, n) => signUp(`victim_${n}`, `victim+${n}@example.org`, `192.0.2.${n}`)),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(4);
  });
});
