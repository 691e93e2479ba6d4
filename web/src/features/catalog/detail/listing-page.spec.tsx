import { afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aCard, aListing, anAnswer } from '../../../api/catalog/a-listing';
import { fakeServer, refusal } from '../../../api/fake-server';
import type { Feature } from '../../../app/feature';
import { aSession, forgetEverything, renderApp, signedInAs, stub } from '../../../app/render-app';
import { detail } from './feature';
import { SeesAll } from './sees-all';

const watched = new Map<string, () => void>();
jest.mock('../../../api/catalog/watch-listing', () => ({
  watchListing: (id: string, changed: () => void) => {
    watched.set(id, changed);
    return () => watched.delete(id);
  },
}));

const listing = aListing();
const ROUTE = `/api/listings/${listing.id}`;
const GET = `GET ${ROUTE}`;
const DELETE = `DELETE ${ROUTE}`;
const LIST = 'GET /api/listings';
const NOTHING_ELSE = { [LIST]: { body: anAnswer([]) } };

const open = () =>
  renderApp(`/listing/${listing.id}`, [detail, stub('/'), stub('/listings'), stub('/create-listing')]);
const shown = (wanted = {}) => fakeServer({ ...NOTHING_ELSE, [GET]: { body: aListing(wanted) } });
const openOwn = async () => {
  await open();
  await signedInAs(aSession());
};

/** News of the listing come while what they bring is waited for: it may arrive at any moment from then on. */
async function hearing<Found>(wait: () => Promise<Found>): Promise<Found> {
  const found = wait();
  watched.get(listing.id)?.();
  return found;
}

/** What another feature offers to everybody but the seller. */
const actions: Feature = {
  name: 'actions',
  namespaces: [],
  routes: [],
  slots: {
    'listing-actions': () => Promise.resolve(({ listing: { title } }) => <p>Ask about {title}</p>),
  },
};
const offered = () => screen.queryByText('Ask about Walnut lounge chair');

describe('the page of a listing', () => {
  // Fetched for the first time, it would come in the midst of whatever test is next.
  beforeAll(() => import('./gallery/carousel-motion'));
  beforeAll(() => {
    window.IntersectionObserver = SeesAll as unknown as typeof IntersectionObserver;
  });
  afterEach(() => {
    forgetEverything();
    jest.restoreAllMocks();
  });

  it('tells everything about the item and who sells it', async () => {
    shown({ location: 'Old Mill' });
    await open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Walnut lounge chair' })).toBeVisible();
    expect(screen.getByText('$120.00')).toBeVisible();
    expect(screen.getByText(/Oiled in spring\.\s+One leg repaired\./)).toBeVisible();
    expect(screen.getByText('November 20, 2026')).toBeVisible();
    expect(screen.getByRole('link', { name: 'walnut' })).toHaveAttribute('href', '/listings?q=walnut');
    const seller = within(screen.getByRole('region', { name: 'Seller' }));
    expect(seller.getByText('Mara')).toBeVisible();
    expect(seller.getByText(/31 reviews/)).toBeVisible();
    expect(seller.getByText('Member since 2024')).toBeVisible();
    expect(seller.getByRole('link', { name: 'View Reviews' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/reviews\//),
    );
    for (const badge of ['Trusted Seller', 'Verified Phone', 'Verified Email'])
      expect(seller.getByText(badge)).toBeVisible();
    expect(seller.getByRole('button', { name: 'Verified' })).toHaveAccessibleDescription(/verified/);
    expect(document.title).toContain('Walnut lounge chair');
    expect(document.querySelector('meta[name=description]')).toHaveAttribute(
      'content',
      'Oiled in spring. One leg repaired.',
    );
  });

  it('shows no badge for what was not checked, and leads to reviews though there are none', async () => {
    const unchecked = {
      ...aListing().seller,
      hasConfirmedPhone: false,
      hasConfirmedEmail: false,
      rating: null,
      totalRatings: 0,
    };
    shown({ seller: unchecked });
    await open();
    const seller = within(await screen.findByRole('region', { name: 'Seller' }));
    expect(seller.queryByText(/Verified (Phone|Email)|Trusted|reviews/)).toBeNull();
    expect(seller.getByRole('link', { name: 'View Reviews' })).toBeVisible();
  });

  it('shows samples of the category where there are no photos', async () => {
    shown();
    await open();
    expect(await screen.findByText('Sample Home & Garden images')).toBeVisible();
    expect(screen.getByText(/has not added photos yet/)).toBeVisible();
    expect(screen.getByRole('region', { name: 'Pictures' }).querySelector('img')).toHaveAttribute(
      'src',
      '/samples/home-garden-1.svg',
    );
  });

  it('calls a seller nobody knows yet unknown', async () => {
    shown({ seller: null });
    await open();
    expect(await screen.findByText('Unknown Seller')).toBeVisible();
  });

  it('says that an item is sold', async () => {
    shown({ status: 'sold' });
    await open();
    expect(await screen.findByText('This item has found a new owner.', { exact: false })).toBeVisible();
  });

  it('says that there is no such listing, and where to go', async () => {
    fakeServer({ [GET]: refusal(404, 'catalog.listing-not-found') });
    await open();
    expect(await screen.findByText('Listing not found')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
  });

  it('tries again after a failure', async () => {
    let down = true;
    fakeServer({ ...NOTHING_ELSE, [GET]: () => (down ? 'network-error' : { body: listing }) });
    await open();
    expect(await screen.findByText('Error loading listing')).toBeVisible();
    expect(screen.getByText('Could not load listing details')).toBeVisible();
    down = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('$120.00')).toBeVisible();
  });

  it('follows a change of the price, and the end of the listing', async () => {
    let answer: ReturnType<typeof refusal> | { body: unknown } = { body: listing };
    fakeServer({ ...NOTHING_ELSE, [GET]: () => answer });
    await open();
    await screen.findByText('$120.00');
    answer = { body: aListing({ price: 99 }) };
    expect(await hearing(() => screen.findByText('$99.00'))).toBeVisible();
    answer = refusal(404, 'catalog.listing-not-found');
    expect(await hearing(() => screen.findByText('Listing not found'))).toBeVisible();
  });

  it('counts one view after a second in front of someone', async () => {
    const calls = shown();
    await open();
    await screen.findByText('$120.00');
    const views = () => calls.filter(({ route }) => route === `POST ${ROUTE}/views`);
    expect(views()).toHaveLength(0);
    await waitFor(() => expect(views()).toHaveLength(1));
    act(() => {
      document.dispatchEvent(new Event('visibilitychange'));
    });
    expect(views()).toHaveLength(1);
    expect(screen.queryByRole('alert')).toBeEmptyDOMElement();
  });

  it('shows others of the same kind', async () => {
    const others = [aCard(), aCard({ id: 'id-2', title: 'Oak stool' })];
    fakeServer({ [LIST]: { body: anAnswer(others) }, [GET]: { body: listing } });
    await open();
    const more = within(await screen.findByRole('region', { name: 'More like this' }));
    expect(await more.findByText('Oak stool')).toBeVisible();
    expect(more.queryByText('Walnut lounge chair')).toBeNull();
  });

  it('lets its seller and nobody else change it', async () => {
    shown();
    await open();
    await screen.findByText('$120.00');
    expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
    await signedInAs(aSession({ id: 'someone-else' }));
    expect(await screen.findByText('$120.00')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
    await signedInAs(aSession({ id: 'someone-else', role: 'admin' }));
    expect(await screen.findByRole('link', { name: 'Edit' })).toHaveAttribute(
      'href',
      `/create-listing?edit=${listing.id}`,
    );
  });

  it.each([
    ['active', true],
    ['pending', true],
    ['sold', false],
    ['removed', false],
  ] as const)('offers others what can be done about one that is %s: %p', async (status, possible) => {
    shown({ status });
    await renderApp(`/listing/${listing.id}`, [detail, actions]);
    await screen.findByText('$120.00');
    await waitFor(() => expect(offered() !== null).toBe(possible));
  });

  it('offers its seller nothing that is for others', async () => {
    shown();
    await renderApp(`/listing/${listing.id}`, [detail, actions]);
    await signedInAs(aSession());
    expect(await screen.findByRole('button', { name: 'Delete' })).toBeVisible();
    expect(offered()).toBeNull();
  });

  it('is deleted after a question', async () => {
    const calls = fakeServer({ ...NOTHING_ELSE, [GET]: { body: listing }, [DELETE]: { status: 204 } });
    await openOwn();
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    const question = within(screen.getByRole('dialog', { name: 'Delete this listing?' }));
    await userEvent.click(question.getByRole('button', { name: 'Delete' }));
    await waitFor(() => {
      expect(screen.getByText('Arrived at /listings')).toBeVisible();
      expect(screen.getByText('Listing deleted')).toBeVisible();
    });
    expect(calls.filter(({ route }) => route === DELETE)).toHaveLength(1);
  });

  it('stays when deleting fails', async () => {
    fakeServer({ ...NOTHING_ELSE, [GET]: { body: listing }, [DELETE]: 'network-error' });
    await openOwn();
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    const question = within(screen.getByRole('dialog', { name: 'Delete this listing?' }));
    await userEvent.click(question.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Error deleting listing')).toBeVisible();
    expect(screen.getByText('$120.00')).toBeVisible();
  });

  it('is shared by its link', async () => {
    shown();
    const user = userEvent.setup();
    await open();
    await user.click(await screen.findByRole('button', { name: 'Share' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Copy link' }));
    expect(await screen.findByText('Link Copied!')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(`${location.href}?via=copy`);
  });
});
