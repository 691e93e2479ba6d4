import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { refusal } from '../../../../api/fake-server';
import { aPlan } from '../../../../api/monetization/a-plan';
import { keepWayBack } from '../../../../app/plans/way-back-after-paying';
import { forgetEverything } from '../../../../app/render-app';
import { shownToast } from '../../../../ui/toast/toast-store';
import { aQuote, bodies, CHANGE, dialog, LEAVING, lines, open, press } from './render-choice';

const RESUME = 'POST /api/my-plan/resume';
const losses = () =>
  dialog()
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent?.trim());

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

  it('says what a plan costs from then on, and of what is left over that it comes off first', async () => {
    await open({
      own: aPlan({ cycle: 'yearly' }),
      plan: 'premium_plus_monthly',
      quote: aQuote({ dueTodayCents: 0, creditCents: 4000, leftCents: 3100, thenCents: 900 }),
    });
    expect(
      await screen.findByText(
        'Then $9 a month, from November 22, 2027 on, until you cancel. $31 of what you have paid is left over, and comes off those payments first.',
      ),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Move up now' })).toBeVisible();
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

  it('does not go on for who has closed the dialog before they have moved up', async () => {
    const changed = Promise.withResolvers<{ body: object }>();
    await open({
      own: aPlan(),
      plan: 'premium_plus_monthly',
      next: '/create-listing',
      routes: { [CHANGE]: () => changed.promise },
    });
    await press('Move up and pay $40');
    await press('Close');
    changed.resolve({ body: aPlan({ tier: 'premium_plus' }) });
    await waitFor(() => expect(shownToast()?.title).toBe('You have Premium Plus now'));
    expect(location.pathname).toBe('/pricing');
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
          { feature: 'offer-bots', remaining: 5, has: 8, beyond: 3 },
          { feature: 'bot-rules', remaining: null, has: 1, beyond: 1 },
        ],
      }),
      routes: { [CHANGE]: { body: aPlan({ tier: 'premium_plus', nextTier: 'premium' }) } },
    });
    expect(
      await screen.findByText(
        'Nothing is due today. You keep Premium Plus until March 14, 2027; from then on it is Premium, $4 a month.',
      ),
    ).toBeVisible();
    expect(losses()).toEqual([
      'Offer bots: Up to 5 You have 8 active: 3 rest until your plan has room.',
      'Custom bot rules: No 1 bot of yours uses it: its settings are kept, and not followed.',
    ]);
    expect(screen.getByText('Nothing of yours is deleted.')).toBeVisible();
    await press('Move on March 14, 2027');
    await waitFor(() => expect(shownToast()?.title).toBe('You move to Premium on March 14, 2027'));
  });

  it('cancels after saying until when the plan stays, what is less then, and what becomes of one’s own', async () => {
    await open({
      own: aPlan(),
      plan: 'free',
      routes: {
        [LEAVING]: {
          body: {
            loses: [
              { feature: 'offer-bots', remaining: 0, has: 2, beyond: 2 },
              { feature: 'order-tracking', remaining: 3, has: 4, beyond: 1 },
              { feature: 'favorites', remaining: 5, has: 12, beyond: 7 },
              { feature: 'reports', remaining: 3, has: null, beyond: 0 },
              { feature: 'premium-themes', remaining: null, has: 1, beyond: 1 },
            ],
          },
        },
        'POST /api/my-plan/cancel': { body: aPlan({ cancelsAtPeriodEnd: true }) },
      },
    });
    expect(
      await screen.findByText(/You keep Premium until March 14, 2027\. It is not renewed/),
    ).toBeVisible();
    expect(losses()).toEqual([
      'Offer bots: None You have 2 active: 2 rest until your plan has room.',
      'Order tracking: Up to 3 You have 4 open: the latest is locked until an earlier one is done. Its buyer sees all of it.',
      'Favorites: Up to 5 You have 12: all of them stay. You can save more once there are fewer than 5.',
      'Premium themes: 2 You use one: it stays chosen, and light or dark is shown meanwhile.',
      'Reports: 3 a week',
    ]);
    expect(screen.getByText('Nothing of yours is deleted.')).toBeVisible();
    await press('Cancel the plan');
    await waitFor(() =>
      expect(shownToast()).toMatchObject({
        title: 'Cancelled',
        description: 'You have Premium until March 14, 2027.',
      }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('says of a plan whose payment is due when it ends, and never a day that is past', async () => {
    const due = { status: 'past-due', graceUntil: '2027-03-21T12:00:00.000Z' } as const;
    await open({
      own: aPlan(due),
      plan: 'free',
      routes: {
        [LEAVING]: { body: { loses: [] } },
        'POST /api/my-plan/cancel': { body: aPlan({ ...due, cancelsAtPeriodEnd: true }) },
      },
    });
    expect(
      await screen.findByText(
        'The payment that is due is not tried again, and Premium ends on March 21, 2027.',
      ),
    ).toBeVisible();
    await press('Cancel the plan');
    await waitFor(() => expect(shownToast()?.description).toBe('You have Premium until March 21, 2027.'));
  });

  it('lets nobody leave before it can be said what they lose', async () => {
    await open({ own: aPlan(), plan: 'free', routes: { [LEAVING]: refusal(503, 'platform.unavailable') } });
    expect(await screen.findByRole('button', { name: /try again/i })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Cancel the plan' })).toBeNull();
  });

  it('leaves the plan as it is when one keeps it', async () => {
    const calls = await open({ own: aPlan(), plan: 'free' });
    await press('Keep it');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(bodies(calls, 'POST /api/my-plan/cancel')).toEqual([]);
  });

  it.each([
    ['that ends', { cancelsAtPeriodEnd: true }],
    ['that becomes another one', { nextTier: 'premium', nextCycle: 'yearly' }],
    ['beside which more was given', { tier: 'premium_plus', paidTier: 'premium', cancelsAtPeriodEnd: true }],
  ] as const)('takes back what was to follow a plan %s, and names none', async (_, changes) => {
    const calls = await open({
      own: aPlan(changes),
      plan: 'premium_monthly',
      routes: { [RESUME]: { body: aPlan() } },
    });
    await press('Stay with Premium');
    await waitFor(() => expect(shownToast()?.title).toBe('You stay with Premium'));
    expect(bodies(calls, RESUME)).toHaveLength(1);
    expect(bodies(calls, CHANGE)).toEqual([]);
  });

  it('says what is due today for more of what one pays for, whatever was given beside it', async () => {
    await open({
      own: aPlan({ tier: 'premium_plus', paidTier: 'premium' }),
      quote: aQuote({ dueTodayCents: 3800, creditCents: 200, gains: [] }),
    });
    expect(await screen.findByRole('button', { name: 'Move up and pay $38' })).toBeVisible();
    expect(screen.queryByText(/Nothing is due today/)).toBeNull();
  });

  it('tells who leaves what they pay for that what was given to them stays', async () => {
    await open({ own: aPlan({ tier: 'premium_plus', paidTier: 'premium' }), plan: 'free' });
    expect(await screen.findByText(/^You keep Premium until March 14, 2027/)).toBeVisible();
    expect(screen.getByText('Premium Plus, which was given to you, stays.')).toBeVisible();
  });
});
