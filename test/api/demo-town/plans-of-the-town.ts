import { describe, expect, it } from '@jest/globals';
import type { MyPlanShape } from '#contract/monetization/subscriptions';
import { DEMO_PASSWORD, demoEmailOf } from '../../../src/identity/identity.contract.js';
import type { MyPaymentsAnswer } from '../../../src/monetization/payment-history/payment-history.dto.js';
import type { Revenue } from '../../../src/monetization/revenue/revenue.dto.js';
import type { TestApp } from '../../support/app/app.js';
import { Client } from '../../support/app/client.js';
import { mailsTo } from '../../support/app/mail.js';
import { notifications } from '../../support/world/notifications.js';
import { makeAdmin } from '../../support/world/people.js';

const enter = async ({ url }: TestApp, name: string) => {
  const client = new Client(url);
  const credentials = { email: demoEmailOf(name), password: DEMO_PASSWORD };
  client.accessToken = (
    await client.post<{ accessToken: string }>('/api/auth/sign-in', credentials)
  ).body.accessToken;
  return client;
};

const planOf = async (town: TestApp, name: string) =>
  (await (await enter(town, name)).get<MyPlanShape>('/api/my-plan')).body;

const paymentsOf = async (town: TestApp, name: string) =>
  (await (await enter(town, name)).get<MyPaymentsAnswer>('/api/my-payments')).body.payments;

export const plansOfTheTown = (town: () => TestApp) =>
  describe('The plans of the demo town', () => {
    it('are what their people find: running, ending, in their grace and given', async () => {
      const test = { source: 'test', checkout: 'test', cancelsAtPeriodEnd: false };
      expect(await planOf(town(), 'sam_okafor')).toMatchObject({
        ...test,
        tier: 'premium',
        status: 'active',
      });
      expect(await planOf(town(), 'hana_sato')).toMatchObject({
        ...test,
        tier: 'premium_plus',
        cycle: 'yearly',
        status: 'active',
      });
      expect(await planOf(town(), 'priya_nair')).toMatchObject({
        ...test,
        tier: 'premium_plus',
        status: 'active',
        cancelsAtPeriodEnd: true,
      });
      expect(await planOf(town(), 'lena_ortiz')).toMatchObject({
        ...test,
        tier: 'premium',
        status: 'past-due',
        graceUntil: expect.any(String),
      });
      expect(await planOf(town(), 'theo_b')).toMatchObject({ tier: 'premium', source: 'granted' });
      for (const free of ['mara_k', 'jonas_w', 'dev_patel22', 'old_mill_books'])
        expect((await planOf(town(), free)).tier).toBe('free');
    });

    it('have their payments, at what plans cost here', async () => {
      const paid = await paymentsOf(town(), 'sam_okafor');
      expect(paid.map(({ kind, amountCents }) => [kind, amountCents])).toEqual([
        ...Array.from({ length: 5 }, () => ['payment', 400]),
        ['refund', 400],
        ['payment', 400],
      ]);
      expect(await paymentsOf(town(), 'lena_ortiz')).toHaveLength(3);
      expect(await paymentsOf(town(), 'theo_b')).toEqual([]);
    });

    it('were told to nobody when the town was built', async () => {
      for (const name of ['sam_okafor', 'lena_ortiz']) {
        const told = (await notifications(await enter(town(), name))).items.map(({ code }) => code);
        expect(told.filter((code) => code.startsWith('plan-'))).toEqual([]);
        expect(await mailsTo(town(), demoEmailOf(name))).toEqual([]);
      }
    });

    it('are no money in what the place has earned', async () => {
      const admin = await makeAdmin(town());
      const { totals, running } = (await admin.client.get<Revenue>('/api/admin/revenue')).body;
      expect(totals.map(({ source, payments, refunds }) => [source, payments, refunds])).toEqual([
        ['test', 13, 1],
      ]);
      expect(running).toEqual([
        { source: 'admin_assigned', tier: 'premium', people: 1 },
        { source: 'test', tier: 'premium', people: 2 },
        { source: 'test', tier: 'premium_plus', people: 2 },
      ]);
    });
  });
