import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { JobRunner } from '#platform/jobs/job-runner';
import { startApp, type TestApp } from '../../../support/app/app.js';
import { Client } from '../../../support/app/client.js';
import { PREMIUM } from '../../../support/world/monetization/plans.js';
import { signUpMember, type TestMember } from '../../../support/world/people.js';

describe('in production without a payment provider', () => {
  let app: TestApp;
  let member: TestMember;

  beforeAll(async () => {
    app = await startApp({ NODE_ENV: 'production', PUBLIC_URL: 'https://vybac.example' });
    member = await signUpMember(app);
  });
  afterAll(() => app.stop());

  it('no plan is sold, which the plans say to everybody', async () => {
    const { body } = await new Client(app.url).get('/api/plans');
    expect(body).toMatchObject({ purchasable: false });
    expect((await new Client(app.url).get<string>('/pricing')).body).toContain('"purchasable":false');
    expect((await member.client.get('/api/my-plan')).body).toMatchObject({ checkout: 'none' });
  });

  it.each([
    ['checkout', PREMIUM],
    ['portal', {}],
  ])('nobody gets to a %s, and it is said why', async (path, body) => {
    const { problem } = await member.client.post(`/api/my-plan/${path}`, body);
    expect(problem).toMatchObject({ status: 503, code: 'monetization.nothing-is-sold' });
    expect(await app.db.rows(sql`select from monetization.checkouts`)).toEqual([]);
  });

  it('a test checkout is nowhere, not even one that was begun before', async () => {
    const id = randomUUID();
    await app.db.rows(sql`
      insert into monetization.checkouts (id, person_id, source, price_id, tier, cycle, amount_cents, coupon_cents,
        status, created_at, lapses_at)
      select ${id}, ${member.id}, 'test', id, tier, cycle, amount_cents, 0, 'open', now(), now() + interval '1 day'
      from monetization.prices where tier = 'premium' and cycle = 'monthly'`);
    const answers = [
      await member.client.get(`/api/test-checkouts/${id}`),
      await member.client.post(`/api/test-checkouts/${id}`, { outcome: 'pay' }),
      await member.client.post('/api/my-plan/test-renewal', { outcome: 'pay' }),
    ];
    for (const { problem } of answers)
      expect(problem).toMatchObject({ status: 404, code: 'monetization.checkout-not-found' });
    await app.nest.get(JobRunner).runNow('monetization.renew-test-plans');
    expect(await app.db.rows(sql`select from monetization.subscriptions`)).toEqual([]);
  });

  it('nothing is heard from a payment provider', async () => {
    const { problem } = await new Client(app.url).post('/api/stripe/webhook', { id: 'evt_x' });
    expect(problem).toMatchObject({ status: 404, code: 'monetization.no-webhooks' });
  });
});
