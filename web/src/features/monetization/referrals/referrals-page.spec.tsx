import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer } from '../../../api/fake-server';
import {
  aGuestSession,
  aSession,
  forgetEverything,
  renderApp,
  signedInAs,
  stub,
} from '../../../app/render-app';
import { aFriend, someReferrals } from './a-referral';
import { referrals } from './feature';

const OWN = 'GET /api/my-referrals';
const FRIENDS = 'GET /api/my-referrals/friends';
const MAKE = 'POST /api/my-referrals/code';
const page = (items: unknown[], nextCursor: string | null = null) => ({ body: { items, nextCursor } });

/** One answer after the other; the last one stays. */
const inTurn = (...answers: { body: unknown }[]) => {
  let asked = 0;
  return () => answers[Math.min(asked++, answers.length - 1)] ?? { body: null };
};

const list = () => screen.findByRole('list', { name: 'Your friends' });

const open = async (session = aSession()) => {
  await renderApp('/referral-dashboard', [referrals, stub('/referral')]);
  await signedInAs(session);
};

describe('My Referrals', () => {
  afterEach(() => {
    forgetEverything();
    jest.restoreAllMocks();
  });

  it('shows the code, its link and the ways to send it', async () => {
    fakeServer({ [OWN]: { body: someReferrals() }, [FRIENDS]: page([]) });
    await open();
    expect(await screen.findByText('MARAK234')).toBeVisible();
    const link = `${location.origin}/?ref=MARAK234`;
    expect(screen.getByText(link)).toBeVisible();
    const ways = within(screen.getByRole('list', { name: 'Share it' }));
    const href = (name: string) =>
      decodeURIComponent(ways.getByRole('link', { name }).getAttribute('href') ?? '');
    expect(href('WhatsApp')).toMatch(/^https:\/\/wa\.me\/\?text=/);
    expect(href('Email')).toMatch(/^mailto:\?subject=Join me on Vybac&body=/);
    expect(href('SMS')).toMatch(/^sms:\?&body=/);
    for (const name of ['WhatsApp', 'Email', 'SMS']) expect(href(name)).toContain(link);
  });

  it('copies the link, and says when it cannot', async () => {
    fakeServer({ [OWN]: { body: someReferrals() }, [FRIENDS]: page([]) });
    const person = userEvent.setup();
    const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce();
    await open();
    await person.click(await screen.findByRole('button', { name: 'Copy Your link' }));
    expect(write).toHaveBeenCalledWith(`${location.origin}/?ref=MARAK234`);
    write.mockRejectedValueOnce(new Error('forbidden'));
    await person.click(screen.getByRole('button', { name: 'Copy Referral code' }));
    expect(await screen.findByText('Copy failed')).toBeVisible();
  });

  it('makes a code for who has none, guests too', async () => {
    const calls = fakeServer({
      [OWN]: inTurn({ body: someReferrals({ code: null }) }, { body: someReferrals() }),
      [FRIENDS]: page([]),
      [MAKE]: { body: { code: 'MARAK234' } },
    });
    await open(aGuestSession());
    await userEvent.click(await screen.findByRole('button', { name: 'Get my code' }));
    expect(await screen.findByText('MARAK234')).toBeVisible();
    expect(calls.filter(({ route }) => route === MAKE)).toHaveLength(1);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Copy Referral code' })).toHaveFocus());
  });

  it('says when no code could be made', async () => {
    fakeServer({
      [OWN]: { body: someReferrals({ code: null }) },
      [FRIENDS]: page([]),
      [MAKE]: 'network-error',
    });
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Get my code' }));
    expect(await screen.findByText('Generation failed')).toBeVisible();
    expect(screen.getByText('Failed to generate referral code. Please try again.')).toBeVisible();
  });

  it('tells what it brought, what is held until when, and how far the next badge is', async () => {
    fakeServer({ [OWN]: { body: someReferrals() }, [FRIENDS]: page([]) });
    await open();
    expect(await screen.findByText('1 more from Dec 1')).toBeVisible();
    expect(screen.getByText('1 more first listing of a friend to Silver')).toBeVisible();
    expect(screen.getByRole('progressbar', { name: '4 of 5 to Silver' })).toHaveAttribute('value', '4');
    expect(screen.getByText(/Today 1 of 5 rewards, this month 4 of 10/)).toBeVisible();
    for (const badge of ['Bronze', 'Silver', 'Gold']) expect(screen.getByText(badge)).toBeVisible();
    expect(screen.getAllByText('Earned')).toHaveLength(1);
  });

  it.each([
    [0, 'No badge yet. 3 more first listings of friends to Bronze'],
    [10, 'You have the highest badge.'],
  ])('with %i friends says: %s', async (successful, text) => {
    fakeServer({ [OWN]: { body: someReferrals({ successful }) }, [FRIENDS]: page([]) });
    await open();
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('names friends and how they got on, page by page', async () => {
    fakeServer({
      [OWN]: { body: someReferrals() },
      [FRIENDS]: inTurn(
        page(
          [
            aFriend(),
            aFriend({ id: '2', name: 'Priya', state: 'rewarded', heldUntil: '2026-12-01T12:00:00.000Z' }),
          ],
          'more',
        ),
        page([
          aFriend({ id: '3', name: 'Guest CD45', state: 'counted' }),
          aFriend({ id: '4', name: null, state: 'clawed-back' }),
        ]),
      ),
    });
    await open();
    expect(
      within(await list())
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'JJonasJoined Nov 20, 2026Waiting for a first listing',
      'PPriyaJoined Nov 20, 2026+1 creditheld until Dec 1, 2026',
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    await waitFor(async () => expect(within(await list()).getAllByRole('listitem')).toHaveLength(4));
    expect(screen.getByText('Counts for your badge')).toBeVisible();
    expect(screen.getByText('Somebody who left')).toBeVisible();
    expect(screen.getByText('Taken back')).toBeVisible();
  });

  it('says what to do when nobody has come yet, and when it cannot be read', async () => {
    fakeServer({ [OWN]: { body: someReferrals() }, [FRIENDS]: page([]) });
    await open();
    expect(await screen.findByText('Nobody yet')).toBeVisible();
    forgetEverything();
    fakeServer({ [OWN]: 'network-error', [FRIENDS]: page([]) });
    await open();
    expect(await screen.findByText('Your referrals could not be loaded')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  it('asks visitors who they are', async () => {
    fakeServer({});
    await renderApp('/referral-dashboard', [referrals]);
    expect(await screen.findByRole('heading', { name: 'Sign In Required' })).toBeVisible();
  });
});

describe('the Referral Program', () => {
  afterEach(() => forgetEverything());

  it('says what both get, and by which rules', async () => {
    fakeServer({});
    await renderApp('/referral', [referrals]);
    expect(await screen.findByText(/you earn \+1 Featured Credit/)).toBeVisible();
    expect(screen.getByText(/Your friend gets a Welcome Bonus/)).toBeVisible();
    for (const needs of ['3+ referrals', '5+ referrals', '10+ referrals'])
      expect(screen.getByText(needs)).toBeVisible();
    expect(screen.getByText(/Up to 5 rewards a day and 10 a month/)).toBeVisible();
    expect(screen.getByText(/less than 30 days, without a listing/)).toBeVisible();
    expect(screen.getByText(/spent after 7 days/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Get your link' })).toHaveAttribute(
      'href',
      '/referral-dashboard',
    );
    expect(screen.getByRole('link', { name: 'Sign up' })).toBeVisible();
  });

  it('leads who is known to their own', async () => {
    fakeServer({});
    await renderApp('/referral', [referrals]);
    await signedInAs(aSession());
    expect(await screen.findByRole('link', { name: 'My Referrals' })).toHaveAttribute(
      'href',
      '/referral-dashboard',
    );
    expect(screen.queryByRole('link', { name: 'Sign up' })).toBeNull();
  });
});
