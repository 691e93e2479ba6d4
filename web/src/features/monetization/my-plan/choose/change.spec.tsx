import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { aPlan } from '../../../../api/monetization/a-plan';
import { forgetEverything } from '../../../../app/render-app';
import { shownToast } from '../../../../ui/toast/toast-store';
import { keepWayBack } from '../way-back-after-paying';
import { aQuote, bodies, CHANGE, lines, open, press } from './render-choice';

describe('another plan, or none', () => {
  afterEach(() => {
    forgetEverything();
    keepWayBack(null);
    jest.restoreAllMocks();
  });

  it('moves up at once, the unused rest taken off', async () => {
    const calls = await open({
      own: aPlan({ source: 'stripe', checkout: 'stripe' }),
      plan: 'premium_plus_yearly',
      quote: aQuote({ dueTodayCents: 8800, creditCents: 200, thenCents: 9000 }),
      routes: { [CHANGE]: { body: aPlan({ tier: 'premium_plus', cycle: 'yearly' }) } },
    });
    expect(await screen.findByText('Unused rest of what you have paid')).toBeVisible();
    expect(lines()).toEqual([
      'Premium Plus, a year: $90',
      'Unused rest of what you have paid: -$2',
      'Due today: $88',
    ]);
    expect(screen.getByText('It is charged to the card you pay with.')).toBeVisible();
    await press('Move up and pay $88');
    await waitFor(() => expect(shownToast()?.title).toBe('You have Premium Plus now'));
    expect(bodies(calls, CHANGE)).toEqual([{ tier: 'premium_plus', cycle: 'yearly' }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(location.search).toBe('');
  });

  it('goes on to what one wanted once one has moved up', async () => {
    await open({
      own: aPlan(),
      plan: 'premium_plus_monthly',
      next: '/create-listing',
      routes: { [CHANGE]: { body: aPlan({ tier: 'premium_plus' }) } },
    });
    await press('Move up and pay $40');
    expect(await screen.findByText('Arrived at /create-listing')).toBeVisible();
  });

  it('says of a move down when it comes, and what rests then', async () => {
    await open({
      own: aPlan({ tier: 'premium_plus' }),
      plan: 'premium_monthly',
      quote: aQuote({
        dueTodayCents: 0,
        thenCents: 400,
        startsAt: '2027-03-14T12:00:00.000Z',
        gains: [],
        loses: [
          { feature: 'offer-bots', remaining: 5, paused: 3 },
          { feature: 'bot-rules', remaining: null, paused: 0 },
        ],
      }),
      routes: { [CHANGE]: { body: aPlan({ tier: 'premium_plus', nextTier: 'premium' }) } },
    });
    expect(
      await screen.findByText(
        'Nothing is due today. You keep Premium Plus until March 14, 2027; from then on it is Premium, $4 a month.',
      ),
    ).toBeVisible();
    expect(screen.getByText('Offer bots: Up to 5. 3 of yours rest until there is room.')).toBeVisible();
    expect(screen.getByText('Custom bot rules: No')).toBeVisible();
    expect(screen.getByText('Nothing of yours is deleted.')).toBeVisible();
    await press('Move on March 14, 2027');
    await waitFor(() => expect(shownToast()?.title).toBe('You move to Premium on March 14, 2027'));
  });

  it('cancels after saying until when the plan stays and what is less then', async () => {
    await open({
      own: aPlan(),
      plan: 'free',
      routes: { 'POST /api/my-plan/cancel': { body: aPlan({ cancelsAtPeriodEnd: true }) } },
    });
    expect(
      await screen.findByText(/You keep Premium until March 14, 2027\. It is not renewed/),
    ).toBeVisible();
    expect(screen.getByText('Offer bots: None')).toBeVisible();
    await press('Cancel the plan');
    await waitFor(() =>
      expect(shownToast()).toMatchObject({
        title: 'Cancelled',
        description: 'You have Premium until March 14, 2027.',
      }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('leaves the plan as it is when one keeps it', async () => {
    const calls = await open({ own: aPlan(), plan: 'free' });
    await press('Keep it');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(bodies(calls, 'POST /api/my-plan/cancel')).toEqual([]);
  });

  it.each([
    ['that ends', { cancelsAtPeriodEnd: true }, 'POST /api/my-plan/resume'],
    ['that becomes another one', { tier: 'premium_plus', nextTier: 'premium' }, CHANGE],
  ] as const)('takes back what was to follow a plan %s', async (_, changes, call) => {
    const own = aPlan(changes);
    const calls = await open({
      own,
      plan: `${own.tier}_monthly`,
      routes: { [call]: { body: aPlan({ tier: own.tier }) } },
    });
    await press(own.tier === 'premium' ? 'Stay with Premium' : 'Stay with Premium Plus');
    await waitFor(() => expect(shownToast()?.title).toMatch(/^You stay with Premium/));
    expect(bodies(calls, call)).toHaveLength(1);
  });
});
