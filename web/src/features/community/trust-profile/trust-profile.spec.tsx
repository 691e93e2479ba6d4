import { afterEach, describe, expect, it } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aReview, reviewsPage } from '../../../api/community/a-review';
import type { TrustProfile } from '../../../api/community/community.gen';
import { fakeServer, refusal } from '../../../api/fake-server';
import { aSession, forgetEverything, renderApp, signedInAs, stub } from '../../../app/render-app';
import { trustProfile } from './feature';

const ID = '01930000-0000-7000-8000-0000000000b1';
const PROFILE = `GET /api/profiles/${ID}`;
const LISTINGS = `GET /api/sellers/${ID}/listings`;
const REVIEWS = `GET /api/people/${ID}/reviews`;

const person = (wanted: Partial<TrustProfile> = {}): TrustProfile => ({
  id: ID,
  kind: 'member',
  name: 'Mara Keller',
  username: 'mara_k',
  avatar: null,
  bio: 'Sells what the attic held.',
  memberSince: '2024-03-05T10:00:00.000Z',
  rating: null,
  totalRatings: 0,
  verifiedSeller: true,
  badges: [{ badge: 'verified-email', earnedAt: '2024-03-05T10:00:00.000Z' }],
  listings: 9,
  sold: 47,
  bought: 12,
  cameTo: 0,
  meetups: 0,
  responseSeconds: 1210,
  ...wanted,
});
const card = (id: string) => ({
  id,
  title: `Thing ${id}`,
  price: 55,
  condition: 'good',
  category: 'books',
  location: null,
  image: null,
  aiGenerated: false,
  boosted: false,
  sellerId: ID,
  sellerName: 'Mara Keller',
  sellerVerified: false,
  createdAt: '2026-11-20T12:00:00.000Z',
});
const shown = (answer: TrustProfile, items = [card('1')], nextCursor: string | null = null) => ({
  [PROFILE]: { body: answer },
  [LISTINGS]: { body: { items, nextCursor } },
  [REVIEWS]: { body: reviewsPage() },
});
const tab = async (name: string) => userEvent.click(await screen.findByRole('tab', { name }));
const open = () => renderApp(`/trust-profile/${ID}`, [trustProfile, stub('/listing/:id'), stub('/')]);
/** Opens the tab of what they sell and its second page, which is the last. */
const showMore = async () => {
  fakeServer({
    ...shown(person()),
    [LISTINGS]: (_, search) =>
      search.has('cursor')
        ? { body: { items: [card('2')], nextCursor: null } }
        : { body: { items: [card('1')], nextCursor: 'next' } },
  });
  await open();
  await tab('Listings');
  await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
};
const facts = () => {
  const list = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  const names = screen.getAllByRole('term').map(({ textContent }) => textContent);
  return names.map((name, nth) => `${list[nth]} ${name}`);
};

describe('the page of a person', () => {
  afterEach(forgetEverything);

  it('says who they are and what they did here, and leads to a chat', async () => {
    fakeServer(shown(person()));
    await open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Mara Keller' })).toBeVisible();
    expect(screen.getByText('@mara_k · Member since March 2024')).toBeVisible();
    expect(screen.getByText('Sells what the attic held.')).toBeVisible();
    expect(facts()).toEqual([
      '– No ratings yet',
      '47 sold, 12 bought',
      '20 min usual time to answer',
      '9 active listings',
    ]);
    expect(screen.getByRole('link', { name: 'Message Mara' })).toHaveAttribute('href', `/chat/${ID}`);
    expect(await screen.findByRole('link', { name: 'Thing 1' })).toBeVisible();
    await tab('Trust Badges');
    expect(screen.getByText('Earned on March 5, 2024')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Sign out' })).toBeNull();
    expect(document.title).toBe('Mara Keller · Vybac');
  });

  it('counts what they have for sale also once there are meetups to tell of', async () => {
    fakeServer(shown(person({ cameTo: 46, meetups: 47 })));
    await open();
    await screen.findByRole('heading', { level: 1 });
    expect(facts().slice(3)).toEqual(['46 of 47 came to the meeting', '9 active listings']);
  });

  it('says what is not known yet', async () => {
    fakeServer(
      shown(
        person({ responseSeconds: null, sold: 0, bought: 0, badges: [], listings: 0, verifiedSeller: false }),
        [],
      ),
    );
    await open();
    await screen.findByRole('heading', { level: 1 });
    expect(facts()).toContain('Not Available usual time to answer');
    expect(await screen.findByText('No active listings found.')).toBeVisible();
    const unreviewed = await screen.findAllByText('No reviews yet.');
    expect(unreviewed[0]).toBeVisible();
    const overview = within(screen.getByRole('tabpanel', { name: 'Overview' }));
    expect(overview.queryByText('0 reviews with 5 stars')).toBeNull();
    await tab('Trust Badges');
    expect(screen.getByText('No badges yet.')).toBeVisible();
  });

  it('has stars once there are ratings, and no date for what has none', async () => {
    fakeServer(
      shown(person({ rating: 4.9, totalRatings: 31, badges: [{ badge: 'trusted-seller', earnedAt: null }] })),
    );
    await open();
    expect(await screen.findByText('4.9 out of 5')).toBeInTheDocument();
    expect(screen.getByText('Based on 31 reviews')).toBeVisible();
    expect(screen.queryByText(/Earned on/)).toBeNull();
  });

  it('shows more of what they sell', async () => {
    await showMore();
    expect(await screen.findByRole('link', { name: 'Thing 2' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Thing 1' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('shows what was looked at to who comes back to it', async () => {
    await showMore();
    await userEvent.click(await screen.findByRole('link', { name: 'Thing 2' }));
    expect(await screen.findByText('Arrived at /listing/:id')).toBeVisible();
    act(() => history.back());
    expect(await screen.findByRole('tab', { name: 'Listings' })).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('link', { name: 'Thing 2' })).toBeVisible();
  });

  it('leads from some of what they sell to the tab with all of it', async () => {
    fakeServer(shown(person(), ['1', '2', '3', '4', '5', '6', '7'].map(card)));
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'All 9' }));
    expect(screen.getByRole('tab', { name: 'Listings' })).toHaveFocus();
    expect(await screen.findByRole('link', { name: 'Thing 7' })).toBeVisible();
  });

  it('has the latest reviews with what is said most, and all of them behind a tab and a link', async () => {
    const reviews = [1, 2, 3, 4].map((nth) => aReview({ id: `r${nth}`, text: `Words ${nth}` }));
    const reply = { text: 'Sorry again.', repliedAt: '2026-11-09T10:00:00.000Z' };
    const [first, ...others] = reviews;
    fakeServer({
      ...shown(person({ rating: 4.9, totalRatings: 31 })),
      [REVIEWS]: { body: reviewsPage([{ ...(first ?? aReview()), reply }, ...others]) },
    });
    await open();
    const overview = within(await screen.findByRole('tabpanel', { name: 'Overview' }));
    expect(await overview.findByText('Words 3')).toBeVisible();
    expect(overview.queryByText('Words 4')).toBeNull();
    expect(overview.getAllByText('Bought: Enamelled cast-iron pot, $35')[0]).toBeVisible();
    expect(overview.getByText('Mara:').parentElement).toHaveTextContent('Mara: Sorry again.');
    const said = within(overview.getByRole('list', { name: 'What they say' }));
    expect(said.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Friendly31 of 31',
      'As described20 of 25',
    ]);
    const given = within(overview.getByRole('list', { name: 'Ratings' }));
    expect(given.getAllByRole('listitem')).toHaveLength(5);
    expect(given.getByText('29 reviews with 5 stars')).toBeInTheDocument();
    expect(overview.getByRole('link', { name: 'All 31' })).toHaveAttribute('href', `/reviews/${ID}`);
    await tab('Reviews');
    const all = within(screen.getByRole('tabpanel', { name: 'Reviews' }));
    expect(all.getByText('Words 4')).toBeVisible();
    expect(all.getByText('29 reviews with 5 stars')).toBeInTheDocument();
    expect(all.getByText('Based on 31 reviews')).toBeVisible();
  });

  it('says to everybody how badges are earned', async () => {
    fakeServer(shown(person(), []));
    await open();
    await tab('Trust Badges');
    const badges = within(screen.getByRole('region', { name: 'Trust Badges' }));
    expect(badges.getByRole('heading', { name: 'How to earn badges' })).toBeVisible();
    for (const tip of [
      'Verify your contact info',
      'Complete successful transactions',
      'Get positive reviews',
    ])
      expect(badges.getByText(tip)).toBeVisible();
  });

  it('of one’s own has no chat, but a way to sign out', async () => {
    fakeServer({ ...shown(person(), []), 'POST /api/auth/sign-out': { status: 204 } });
    await open();
    await signedInAs(aSession({ id: ID }));
    expect(await screen.findByRole('link', { name: 'Edit profile' })).toHaveAttribute('href', '/settings');
    expect(screen.queryByRole('link', { name: /^Message/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
    expect(await screen.findByText('Signed out successfully')).toBeVisible();
    expect(await screen.findByText('Arrived at /')).toBeVisible();
  });

  it('says so when there is nobody', async () => {
    fakeServer({ [PROFILE]: refusal(404, 'community.person-not-found') });
    await open();
    expect(await screen.findByText('User not found')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
  });

  it('says so when it cannot be loaded', async () => {
    fakeServer({ [PROFILE]: refusal(500, 'platform.internal') });
    await open();
    expect(await screen.findByText('Error loading profile')).toBeVisible();
    expect(screen.getByText('Could not load user profile data')).toBeVisible();
  });
});
