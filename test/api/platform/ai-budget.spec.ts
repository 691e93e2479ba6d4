import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { IsString } from 'class-validator';
import { sql } from 'kysely';
import { AiUnavailable } from '#ai/endpoint/ai.errors';
import { AiEndpoint } from '#ai/endpoint/ai-endpoint';
import { startApp, type TestApp } from '../../support/app/app.js';
import { type SecondInstance, startSecondInstance } from '../../support/app/second-instance.js';
import { AiServer } from '../../support/servers/ai-server.js';

class Note {
  @IsString()
  text!: string;
}

describe('What may be asked of an AI endpoint in a day', () => {
  const provider = new AiServer();
  let app: TestApp;
  let second: SecondInstance;

  beforeAll(async () => {
    app = await startApp({
      AI_BASE_URL: `${await provider.start()}/v1`,
      AI_TEXT_MODEL: 'small',
      AI_CALLS_PER_PERSON_DAILY: '5',
      AI_CALLS_DAILY: '8',
    });
    second = await startSecondInstance(app);
  });
  afterAll(async () => {
    await second.stop();
    await app.stop();
    await provider.stop();
  });
  beforeEach(async () => {
    provider.requests.length = 0;
    await app.db.rows(sql`truncate platform.rate_limits`);
  });

  const ask = (asker: string, { nest }: Pick<TestApp, 'nest'> = app) =>
    nest
      .get(AiEndpoint)
      .ask({ ability: 'assist', instructions: 'Say something.', material: 'Hi.', answer: Note, asker })
      .then(({ text }) => text)
      .catch((error: unknown) => (error instanceof AiUnavailable ? error.reason : error));

  it('is five times by one person, of twenty at once on two instances', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => ask('ann', n % 2 === 0 ? app : second)),
    );
    expect(answers.filter((answer) => answer === 'All good.')).toHaveLength(5);
    expect(answers.filter((answer) => answer === 'budget')).toHaveLength(15);
    expect(provider.requests).toHaveLength(5);
  });

  it('and eight times by all, who are not asked one by one', async () => {
    const people = Array.from({ length: 20 }, (_, n) => `person-${n}`);
    const answers = await Promise.all(people.map((person) => ask(person)));
    expect(answers.filter((answer) => answer === 'All good.')).toHaveLength(8);
    expect(provider.requests).toHaveLength(8);
    expect(await ask('person-21')).toBe('budget');
  });

  it('is shown to who runs the server, without a word of what was asked', async () => {
    await ask('ann');
    const metrics = await (await fetch(`${app.url}/metrics`)).text();
    expect(metrics).toMatch(/ai_calls_total\{ability="assist",adapter="endpoint",outcome="ok"\} \d+/);
    expect(metrics).toMatch(/ai_calls_total\{ability="assist",adapter="endpoint",outcome="budget"\} \d+/);
    expect(metrics).toMatch(/ai_tokens_total\{ability="assist",direction="read"\} \d+/);
    expect(metrics).not.toContain('Hi.');
  });
});
