import { afterAll, beforeAll, describe } from '@jest/globals';
import { Demo } from '#platform/life/demo';
import { startApp, type TestApp } from '../../support/app/app.js';
import { meetupsOfTheTown } from './meetups-of-the-town.js';
import { ordersOfTheTown } from './orders-of-the-town.js';
import { plansOfTheTown } from './plans-of-the-town.js';

// Built once for all who look at it: eighty listings are drawn for it, which takes a busy machine minutes.
const BUILT_WITHIN = 300_000;

describe('What who visits the demo town finds', () => {
  let town: TestApp;
  beforeAll(async () => {
    town = await startApp({ DEMO_DATA: 'true' });
    await town.nest.get(Demo).build();
    await town.outbox.delivered();
  }, BUILT_WITHIN);
  afterAll(() => town.stop());

  meetupsOfTheTown(() => town);
  ordersOfTheTown(() => town);
  plansOfTheTown(() => town);
});
