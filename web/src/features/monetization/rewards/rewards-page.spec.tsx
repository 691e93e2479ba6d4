import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { fakeServer, refusal } from '../../../api/fake-server';
import { rewardsApi } from '../../../api/monetization/rewards.gen';
import { aGuestSession, aSession, forgetEverything, renderApp, signedInAs } from '../../../app/render-app';
import { aCoupon, answers, aPerk, aWeek, COUPONS, PERKS, WEEK } from './a-reward';
import { rewards } from './feature';

const openPage = async (session: ReturnType<typeof aSession> | null = aSession()) => {
  const store = await renderApp('/rewards', [rewards]);
  if (session) await signedInAs(session);
  return store;
};

describe('The page of rewards', () => {
  afterEach(() => {
    forgetEverything();
    jest.restoreAllMocks();
  });

  it('has the last week, every coupon with its state, and the partners’ codes', async () => {
    const coupons = [
      aCoupon(),
      aCoupon({ code: 'HELD', state: 'held', weekStart: '2026-11-08' }),
      aCoupon({ code: 'SPENT', state: 'redeemed', weekStart: '2026-11-01' }),
      aCoupon({ code: 'OLD', state: 'expired', weekStart: '2026-07-05' }),
    ];
    const week = aWeek({
      lastWeek: { weekStart: '2026-11-15', listings: 4, earned: true, code: 'AB2C-D3EF-GH4J' },
    });
    fakeServer(answers({ week, coupons, unlocked: true, perks: [aPerk({ code: 'ROAST20' })] }));
    await openPage();
    expect(await screen.findByText('You listed 4 things and earned your reward.')).toBeVisible();
    for (const state of ['Ready to use', 'In a checkout', 'Used', 'Expired'])
      expect(await screen.findByText(state)).toBeVisible();
    expect(screen.getByText('Of the week of November 15, 2026')).toBeVisible();
    // What is in a checkout can be used as well, once that one is left.
    expect(screen.getAllByRole('button', { name: 'Copy $5 off a plan' })).toHaveLength(2);
    expect(screen.getAllByRole('link', { name: 'Use it on a plan' })).toHaveLength(2);
    expect(screen.getByText('ROAST20')).toBeVisible();
    expect(screen.getByText('Unlocked for you')).toBeVisible();
  });

  it.each([
    ['nothing was listed', { listings: 0, earned: false }, 'Nothing was listed. This week you can make it.'],
    ['too little was', { listings: 1, earned: false }, 'You listed 1 thing. This week you can make it.'],
    [
      'the coupon is on its way',
      { listings: 3, earned: true },
      'You listed 3 things. Your coupon is on its way.',
    ],
  ])('says of last week that %s', async (_, last, text) => {
    fakeServer(answers({ week: aWeek({ lastWeek: { weekStart: '2026-11-15', code: null, ...last } }) }));
    await openPage();
    expect(await screen.findByText(text)).toBeVisible();
  });

  it.each(['premium', 'premium_plus'] as const)(
    'leads who has %s to no plan a coupon would not be taken for, and says when it is',
    async (tier) => {
      fakeServer(answers({ coupons: [aCoupon()] }));
      await openPage(aSession({ tier }));
      expect(await screen.findByText('For when you have no plan')).toBeVisible();
      expect(screen.getByRole('button', { name: 'Copy $5 off a plan' })).toBeVisible();
      expect(screen.queryByRole('link', { name: 'Use it on a plan' })).toBeNull();
    },
  );

  it('says kindly that there is nothing yet, to guests as well', async () => {
    fakeServer(answers({ perks: [] }));
    await openPage(aGuestSession());
    expect(await screen.findByText('No coupons yet')).toBeVisible();
    expect(await screen.findByText('Coming Soon!')).toBeVisible();
  });

  it('tells visitors how it goes, and asks for nothing of theirs', async () => {
    const calls = fakeServer(answers());
    await openPage(null);
    expect(await screen.findByRole('link', { name: 'Start listing' })).toBeVisible();
    expect(screen.getByText('A one-week priority boost')).toBeVisible();
    expect(calls.some(({ route }) => route === WEEK || route === COUPONS)).toBe(false);
  });

  it('says what could not be loaded, part by part, and offline too', async () => {
    fakeServer({
      [WEEK]: 'network-error',
      [COUPONS]: refusal(503, 'platform.unavailable'),
      [PERKS]: refusal(503, 'platform.unavailable'),
    });
    await openPage();
    for (const title of [
      'Your week could not be loaded.',
      'Your coupons could not be loaded.',
      'The perks could not be loaded.',
    ])
      expect(await screen.findByText(title)).toBeVisible();
  });

  it('keeps what is there when it cannot be read again', async () => {
    fakeServer(answers({ coupons: [aCoupon()], perks: [aPerk({ code: 'ROAST20' })], unlocked: true }));
    const store = await openPage();
    expect(await screen.findByText('ROAST20')).toBeVisible();
    fakeServer({});
    const { myWeek, myCoupons, perks } = rewardsApi.endpoints;
    const anew = { forceRefetch: true };
    await act(() =>
      Promise.all([
        store.dispatch(myWeek.initiate(undefined, anew)),
        store.dispatch(myCoupons.initiate(undefined, anew)),
        store.dispatch(perks.initiate(undefined, anew)),
      ]),
    );
    expect(screen.getByText('ROAST20')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Copy $5 off a plan' })).toBeVisible();
    expect(screen.queryByText(/could not be loaded/)).toBeNull();
  });
});
