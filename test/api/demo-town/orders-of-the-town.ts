import { describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { DEMO_PASSWORD, demoEmailOf } from '../../../src/identity/identity.contract.js';
import type { TestApp } from '../../support/app/app.js';
import { Client } from '../../support/app/client.js';
import { mailsTo } from '../../support/app/mail.js';
import { ordersOf } from '../../support/world/monetization/orders.js';

export const ordersOfTheTown = (town: () => TestApp) =>
  describe('The orders of the demo town', () => {
    it('are what who signs in as one of its people finds, on both sides', async () => {
      const client = new Client(town().url);
      const credentials = { email: demoEmailOf('mara_k'), password: DEMO_PASSWORD };
      const signedIn = await client.post<{ accessToken: string }>('/api/auth/sign-in', credentials);
      client.accessToken = signedIn.body.accessToken;
      const sold = await ordersOf({ client }, 'side=seller');
      expect(sold.items.map(({ order }) => order?.status)).toEqual([
        'issue_reported',
        'pending_shipment',
        'shipped',
      ]);
      expect(sold.items[0]?.order?.history.map(({ event, words }) => [event, words])).toEqual([
        ['opened', ''],
        ['shipped', ''],
        ['reported', 'One of the three has lost its handle on the way.'],
      ]);
      const bought = await ordersOf({ client }, 'side=buyer');
      expect(bought.items.map(({ order }) => order?.status)).toEqual(['shipped', 'pending_shipment']);
    });

    it('keep what is to be sent for its buyer, and were told in their time', async () => {
      const kept = await town().db.first(sql<{ status: string }>`
      select status from catalog.listings where title = 'Wind-up tin robot'`);
      expect(kept?.status).toBe('pending');
      const told = await town().db.rows(sql<{ code: string; name: string }>`
      select notice.code, person.username as name
      from notifications.notices notice join identity.profiles person on person.id = notice.person_id
      where notice.kind = 'order'`);
      expect(told).toContainEqual({ code: 'order-reported', name: 'mara_k' });
      expect(told).toContainEqual({ code: 'order-shipped', name: 'mara_k' });
      expect(await mailsTo(town(), 'jonas_w@example.org')).toEqual([]);
    });
  });
