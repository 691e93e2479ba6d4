import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { refusal } from '../../../../api/fake-server';
import { aPlan, noPlan } from '../../../../api/monetization/a-plan';
import { keepWayBack, keptWayBack } from '../../../../app/plans/way-back-after-paying';
import { forgetEverything } from '../../../../app/render-app';
import { card, open, press } from './render-my-plan';

const payment = {
  id: 'p1',
  kind: 'payment',
  tier: 'premium',
  cycle: 'yearly',
  amountCents: 3500,
  couponCents: 500,
  currency: 'usd',
  paidAt: '2026-11-22T12:00:00.000Z',
};

describe('what was paid, on the page of one’s plan', () => {
  afterEach(() => {
    forgetEverything();
    keepWayBack(null);
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('lists what was paid and given back', async () => {
    let fails = true;
    await open(aPlan(), {
      'GET /api/my-payments': () =>
        fails
          ? refusal(500, 'platform.internal')
          : { body: { payments: [{ ...payment, id: 'p2', kind: 'refund', couponCents: 0 }, payment] } },
    });
    expect(await screen.findByText('Your payments could not be loaded')).toBeVisible();
    fails = false;
    await press('Try again');
    const list = within(screen.getByRole('region', { name: 'Payments' }));
    expect((await list.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
      'Given back: Premium, yearlyNovember 22, 2026-$35',
      'Premium, yearlyNovember 22, 2026 · $5 off with a coupon$35',
    ]);
  });

  it('says when nothing was paid, and nothing of payments to who never had a plan', async () => {
    await open(noPlan({ status: 'expired', periodEnd: '2027-03-14T12:00:00.000Z' }));
    expect(await screen.findByText('Nothing has been paid yet.')).toBeVisible();
    forgetEverything();
    await open(noPlan());
    await card('Free');
    expect(screen.queryByText('Payments')).toBeNull();
  });

  it('claims nothing after a payment until the server has heard of it', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick', 'performance'] });
    keepWayBack('/create-listing');
    let own = noPlan();
    await open(() => ({ body: own }), {}, '?checkout=c1');
    await act(() => jest.advanceTimersByTimeAsync(1000));
    expect(screen.getByText('Waiting for the payment to be confirmed')).toBeVisible();
    expect(screen.queryByText(/Thank you/)).toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(31_000));
    expect(screen.getByText('It takes longer than usual')).toBeVisible();
    expect(screen.getByText(/you are told once it is confirmed/)).toBeVisible();
    own = aPlan();
    await act(() => jest.advanceTimersByTimeAsync(2100));
    expect(screen.getByText('Thank you. You have Premium now')).toBeVisible();
    expect(screen.getByText('It is yours until March 14, 2027.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go on where you were' })).toHaveAttribute(
      'href',
      '/create-listing',
    );
    expect(keptWayBack()).toBeNull();
  });

  it('has the new payment of who had a plan before, once that is confirmed', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick', 'performance'] });
    let own = noPlan({ status: 'expired', periodEnd: '2026-10-14T12:00:00.000Z' });
    let payments = [payment];
    await open(
      () => ({ body: own }),
      { 'GET /api/my-payments': () => ({ body: { payments } }) },
      '?checkout=c1',
    );
    await act(() => jest.advanceTimersByTimeAsync(1000));
    const list = within(screen.getByRole('region', { name: 'Payments' }));
    expect(list.getAllByRole('listitem')).toHaveLength(1);
    own = aPlan();
    payments = [{ ...payment, id: 'p2' }, payment];
    await act(() => jest.advanceTimersByTimeAsync(2100));
    expect(screen.getByText('Thank you. You have Premium now')).toBeVisible();
    expect(list.getAllByRole('listitem')).toHaveLength(2);
  });
});
