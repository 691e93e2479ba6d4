import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { fakeServer } from '../../../api/fake-server';
import { keepWayBack } from '../../../app/plans/way-back-after-paying';
import { forgetEverything, renderApp } from '../../../app/render-app';
import { pricing } from './feature';

async function open(address: string) {
  fakeServer({ 'GET /api/plans': { body: { plans: [], purchasable: true } } });
  await renderApp(address, [pricing]);
}

describe('the plans, for who was away to pay', () => {
  afterEach(() => {
    forgetEverything();
    keepWayBack(null);
    jest.restoreAllMocks();
  });

  it.each([
    ['/create-listing?draft=1', '?next=%2Fcreate-listing%3Fdraft%3D1'],
    [null, ''],
  ])('has the way on to %s again for who left the payment', async (kept, search) => {
    keepWayBack(kept);
    await open('/pricing?checkout=left');
    expect(location.pathname + location.search).toBe(`/pricing${search}`);
    expect(screen.getByRole('heading', { name: 'Choose Your Plan' })).toBeVisible();
  });

  it('adds no way on to plans that are opened otherwise', async () => {
    keepWayBack('/create-listing');
    await open('/pricing');
    expect(location.search).toBe('');
  });
});
