import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import { Demo } from '#platform/life/demo';
import { DEMO_LISTINGS } from '../../../src/catalog/demo/demo-listings.js';
import { DemoPictures } from '../../../src/catalog/demo/demo-pictures.js';
import type { MarketAnswer } from '../../../src/catalog/trending/market.dto.js';
import { startApp, type TestApp } from '../../support/app/app.js';
import { Client } from '../../support/app/client.js';
import { meetupsOfTheTown } from './meetups-of-the-town.js';
import { ordersOfTheTown } from './orders-of-the-town.js';
import { plansOfTheTown } from './plans-of-the-town.js';

// Built once for all who look at it.
const BUILT_WITHIN = 300_000;

describe('What who visits the demo town finds', () => {
  let town: TestApp;
  /** Since when the transaction that builds the town had said nothing, at each picture that was drawn. */
  const silences = new Set<string>();

  beforeAll(async () => {
    town = await startApp({ DEMO_DATA: 'true' });
    const pictures = town.nest.get(DemoPictures);
    // Nobody looks at them here.
    pictures.side = 60;
    const draw = pictures.draw.bind(pictures);
    pictures.draw = async (picture) => {
      await noteSilence();
      return draw(picture);
    };
    await town.nest.get(Demo).build();
    await town.outbox.delivered();
  }, BUILT_WITHIN);
  afterAll(() => town.stop());

  async function noteSilence(): Promise<void> {
    const pool = await town.nest.get(MikroORM).em.getConnection().getNativeClient();
    const { rows } = await pool.query(`
      select state_change::text as since from pg_stat_activity
      where datname = current_database() and xact_start < now() order by xact_start limit 1`);
    silences.add((rows as { since: string }[])[0]?.since ?? 'nobody is building');
  }

  it('is there, however long its pictures take: the transaction that builds it is never silent for many of them', () => {
    expect(silences.size).toBeGreaterThan(DEMO_LISTINGS.length / 4);
  });

  it('is counted: the first to come are not told that nothing goes on', async () => {
    const { body } = await new Client(town.url).get<MarketAnswer>('/api/market');
    expect(body.hotItems.length).toBeGreaterThan(0);
    expect(body.figures?.itemsSold).toBeGreaterThan(0);
  });

  meetupsOfTheTown(() => town);
  ordersOfTheTown(() => town);
  plansOfTheTown(() => town);
});
