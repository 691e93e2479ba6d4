import { afterEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { reviewsPage } from '../../../api/community/a-review';
import type { OwnStanding, TrustProfile } from '../../../api/community/community.gen';
import { fakeServer } from '../../../api/fake-server';
import { aSession, forgetEverything, renderApp, signedInAs } from '../../../app/render-app';
import { trustProfile } from './feature';

const ID = '01930000-0000-7000-8000-0000000000b1';
const person: TrustProfile = {
  id: ID,
  kind: 'member',
  name: 'Mara Keller',
  username: 'mara_k',
  avatar: null,
  bio: null,
  memberSince: '2024-03-05T10:00:00.000Z',
  rating: null,
  totalRatings: 0,
  verifiedSeller: false,
  badges: [{ badge: 'campus', earnedAt: '2026-03-05T10:00:00.000Z', campus: 'Wrenfield University' }],
  listings: 0,
  sold: 0,
  bought: 0,
  cameTo: 0,
  meetups: 0,
  responseSeconds: null,
};
const STANDING = 'GET /api/standing';
const standing = (missing: OwnStanding['missing']): OwnStanding => ({
  badges: person.badges,
  missing,
  campuses: [
    { name: 'Wrenfield University', domain: 'wrenfield.edu' },
    { name: 'Alder College', domain: 'alder.edu' },
  ],
});
const toBadges = async () => userEvent.click(await screen.findByRole('tab', { name: 'Trust Badges' }));
const open = async (own: OwnStanding) => {
  const calls = fakeServer({
    [`GET /api/profiles/${ID}`]: { body: person },
    [`GET /api/sellers/${ID}/listings`]: { body: { items: [], nextCursor: null } },
    [`GET /api/people/${ID}/reviews`]: { body: reviewsPage([]) },
    [STANDING]: { body: own },
  });
  await renderApp(`/trust-profile/${ID}`, [trustProfile]);
  await screen.findByRole('heading', { level: 1, name: 'Mara Keller' });
  await toBadges();
  return calls;
};

describe('badges', () => {
  afterEach(forgetEverything);

  it('name the campus of somebody, and the day', async () => {
    await open(standing([]));
    expect(screen.getAllByText('Student, Wrenfield University')).toHaveLength(2);
    expect(screen.getByText('Earned on March 5, 2026')).toBeVisible();
  });

  it('that are missing are told to their owner, with what to do', async () => {
    await open(
      standing([
        { badge: 'trusted-seller', reason: 'no-reviews' },
        { badge: 'verified-phone', reason: 'phone-unconfirmed' },
        { badge: 'campus', reason: 'no-campus-address' },
        { badge: 'silver-referrer', reason: 'too-few-friends', have: 3, need: 5 },
      ]),
    );
    await signedInAs(aSession({ id: ID }));
    await toBadges();
    const region = within(await screen.findByRole('region', { name: 'Trust Badges' }));
    expect(await region.findByText('Nobody has reviewed you yet.')).toBeVisible();
    expect(region.getByText(/at @wrenfield\.edu or @alder\.edu/)).toBeVisible();
    expect(region.getByText(/your number is not confirmed/i)).toBeVisible();
    const [phone] = region.getAllByRole('link', { name: 'Open settings' });
    expect(phone).toHaveAttribute('href', '/settings#phone');
    expect(region.getByRole('heading', { name: 'Silver Referrer' })).toBeVisible();
    expect(region.getByText('Friends you invited who have listed something: 3 of 5.')).toBeVisible();
    const invite = region.getByRole('link', { name: 'Invite friends' });
    expect(invite).toHaveAttribute('href', '/referral-dashboard');
  });

  it('that are missing are asked for by nobody else', async () => {
    const calls = await open(standing([{ badge: 'trusted-seller', reason: 'no-reviews' }]));
    await signedInAs(aSession({ id: '01930000-0000-7000-8000-0000000000c2' }));
    await toBadges();
    expect(screen.queryByText('Nobody has reviewed you yet.')).toBeNull();
    expect(calls.filter(({ route }) => route === STANDING)).toEqual([]);
  });
});
