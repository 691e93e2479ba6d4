import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import type { OnboardingState } from '../../../src/identity/onboarding/onboarding.dto.js';
import type { TestApp } from '../../support/app/app.js';
import { borrowApp } from '../../support/app/borrow-app.js';
import type { Client } from '../../support/app/client.js';
import { createGuest, leaveForGood, signUpMember } from '../../support/world/people.js';

const PATH = '/api/profile/onboarding';
const reached = (more: object = {}) => ({ step: 2, interests: ['photo'], completed: false, ...more });
const read = async ({ client }: { client: Client }) => (await client.get<OnboardingState>(PATH)).body;
const save = ({ client }: { client: Client }, body: unknown) => client.put(PATH, body);
const isCompleted = async ({ client }: { client: Client }) =>
  (await client.get<{ onboardingCompleted: boolean }>('/api/profile')).body.onboardingCompleted;

describe('The introduction', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await borrowApp();
  });
  afterAll(() => app.stop());

  it('begins at its beginning, and goes on where it was left', async () => {
    const member = await signUpMember(app);
    expect(await read(member)).toEqual({ step: 1, interests: [], completed: false });
    expect((await save(member, reached())).status).toBe(204);
    expect(await read(member)).toEqual(reached());
    expect(await isCompleted(member)).toBe(false);
  });

  it('is completed once and for all, for guests, too', async () => {
    for (const person of [await signUpMember(app), await createGuest(app)]) {
      await save(person, reached({ step: 4, completed: true }));
      expect(await isCompleted(person)).toBe(true);
      await save(person, reached({ step: 1 }));
      expect(await read(person)).toEqual(reached({ step: 1, completed: true }));
    }
  });

  it('keeps every topic that the product can tell of', async () => {
    const member = await signUpMember(app);
    const interests = ['photo', 'voice', 'meetups', 'boost', 'reviews', 'community'];
    expect((await save(member, reached({ interests }))).status).toBe(204);
    expect((await read(member)).interests).toEqual(interests);
  });

  it.each([
    [{ step: 0 }, 'step'],
    [{ step: 5 }, 'step'],
    [{ step: 1.5 }, 'step'],
    [{ step: null }, 'step'],
    [{ interests: ['gossip'] }, 'interests'],
    [{ interests: ['photo', 'photo'] }, 'interests'],
    [{ interests: 'photo' }, 'interests'],
    [{ completed: 'yes' }, 'completed'],
  ])('is not kept as %p', async (wrong, field) => {
    const { status, problem } = await save(await signUpMember(app), reached(wrong));
    expect([status, problem.issues?.[0]?.field.split('.')[0]]).toEqual([422, field]);
  });

  it('forgets a topic that is taken back', async () => {
    const member = await signUpMember(app);
    await save(member, reached());
    await app.db.rows(sql`
      update identity.onboardings set interests = '{photo,teleport}' where person_id = ${member.id}`);
    expect((await read(member)).interests).toEqual(['photo']);
  });

  it('is one row, however often it is kept at the same time', async () => {
    const member = await signUpMember(app);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => save(member, reached({ step: (n % 4) + 1 }))),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]));
    const kept = await app.db.rows(sql`select from identity.onboardings where person_id = ${member.id}`);
    expect(kept).toHaveLength(1);
  });

  it('goes with its person', async () => {
    const member = await signUpMember(app);
    await save(member, reached());
    await leaveForGood(app, member);
    expect(await app.db.rows(sql`select from identity.onboardings where person_id = ${member.id}`)).toEqual(
      [],
    );
  });
});
