import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer, refusal } from '../../../api/fake-server';
import type { Feature, HomeSectionProps } from '../../../app/feature';
import { aSession, forgetEverything, renderApp, signedInAs } from '../../../app/render-app';
import { Slot } from '../../../app/slot';
import { answers, aPerk, aWeek, PERKS, WEEK } from './a-reward';
import { rewards } from './feature';

const watching = new Set<Record<string, (payload: never) => void>>();
jest.mock('../../../api/watch-events', () => ({
  watchEvents: (handlers: Record<string, (payload: never) => void>) => {
    watching.add(handlers);
    return () => watching.delete(handlers);
  },
}));
const tell = (message: string, payload: object) =>
  act(async () => watching.forEach((handlers) => handlers[message]?.(payload as never)));

const tellSettled = jest.fn();
const Section = ({ title, more, children }: HomeSectionProps) => (
  <section aria-label={title}>
    {more}
    {children}
  </section>
);
const home = (name: 'home-sections' | 'member-sections'): Feature => ({
  name: 'page',
  namespaces: [],
  routes: [
    {
      path: '/',
      page: () => Promise.resolve(() => <Slot name={name} Section={Section} tellSettled={tellSettled} />),
    },
  ],
});
const region = async (name: string) => within(await screen.findByRole('region', { name }));
const openHome = async () => {
  await renderApp('/', [home('member-sections'), rewards]);
  await signedInAs(aSession());
};
describe('The weekly reward challenge', () => {
  afterEach(() => {
    watching.clear();
    tellSettled.mockClear();
    forgetEverything();
    jest.restoreAllMocks();
  });

  it('stands on one’s home, with how far one is and how long it goes on', async () => {
    fakeServer(answers());
    await openHome();
    const challenge = await region('Weekly Reward Challenge');
    expect(await challenge.findByText('List 3 things this week and get $5 off a plan.')).toBeVisible();
    expect(challenge.getByText('1 of 3 things listed this week')).toBeVisible();
    expect(challenge.getByText('The week closes in 3 days')).toBeVisible();
    expect(challenge.getByRole('link', { name: 'List something' })).toHaveAttribute(
      'href',
      '/create-listing',
    );
    expect(challenge.getByRole('link', { name: 'All about it' })).toHaveAttribute('href', '/rewards');
    await waitFor(() => expect(tellSettled).toHaveBeenCalled());
    const perks = await region('Student Perks & Partnerships');
    expect(perks.getByText('Post 3+ items to unlock')).toBeVisible();
  });

  it('moves while one looks, and says when it is done', async () => {
    const told = { week: aWeek({ listings: 2 }) };
    const calls = fakeServer({ ...answers(), [WEEK]: () => ({ body: told.week }) });
    await openHome();
    await screen.findByText('2 of 3 things listed this week');
    // One more than is asked for.
    told.week = aWeek({ listings: 4, percent: 100, earned: true });
    await tell('monetization.week', { weekStart: '2026-11-22', listings: 4 });
    expect(await screen.findByText('3 of 3 things listed this week')).toBeVisible();
    expect(screen.getByText('Done! Your coupon comes when the week closes.')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'List something' })).toBeNull();
    const read = calls.filter(({ route }) => route === WEEK).length;
    await tell('monetization.week', { weekStart: '2026-11-22', listings: 4 });
    expect(calls.filter(({ route }) => route === WEEK)).toHaveLength(read);
  });

  it('shows the coupon when a notice tells of it, to be copied, and where it is honoured', async () => {
    const person = userEvent.setup();
    const told = { week: aWeek() };
    fakeServer({ ...answers(), [WEEK]: () => ({ body: told.week }) });
    await openHome();
    await screen.findByText('1 of 3 things listed this week');
    const coupon = {
      code: 'AB2C-D3EF-GH4J',
      amountCents: 500,
      currency: 'usd' as const,
      expiresAt: '2027-02-20T00:00:00Z',
    };
    told.week = aWeek({ coupon });
    await tell('notifications.notice', { code: 'reward-earned' });
    expect(await screen.findByText('AB2C-D3EF-GH4J')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Copy Your coupon: $5 off a plan' }));
    expect(await navigator.clipboard.readText()).toBe('AB2C-D3EF-GH4J');
    expect(screen.getByRole('link', { name: 'Use it on a plan' })).toHaveAttribute(
      'href',
      '/pricing?next=%2F',
    );
  });

  it('says on one’s home that it cannot be had, and tries again', async () => {
    let fails = true;
    fakeServer({
      ...answers({ perks: [] }),
      [WEEK]: () => (fails ? refusal(503, 'platform.unavailable') : { body: aWeek() }),
    });
    await openHome();
    expect(await screen.findByText(/Your week could not be loaded/)).toBeVisible();
    expect(tellSettled).toHaveBeenCalled();
    expect(screen.queryByRole('region', { name: 'Student Perks & Partnerships' })).toBeNull();
    fails = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('1 of 3 things listed this week')).toBeVisible();
  });

  it('invites visitors, without asking for a week of theirs', async () => {
    const calls = fakeServer(answers({ perks: [aPerk({ isSample: true })] }));
    await renderApp('/', [home('home-sections'), rewards]);
    const challenge = await region('Weekly Reward Challenge');
    expect(challenge.getByRole('link', { name: 'Start listing' })).toHaveAttribute('href', '/create-listing');
    expect((await region('Student Perks & Partnerships')).getByText('Sample')).toBeVisible();
    expect(calls.some(({ route }) => route === WEEK)).toBe(false);
  });

  it('is nothing to visitors while it cannot be had', async () => {
    const calls = fakeServer({ [PERKS]: refusal(503, 'platform.unavailable') });
    await renderApp('/', [home('home-sections'), rewards]);
    await waitFor(() => expect(calls.some(({ route }) => route === PERKS)).toBe(true));
    expect(screen.queryByRole('region')).toBeNull();
  });
});
