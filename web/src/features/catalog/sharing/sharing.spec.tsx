import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { aListing } from '../../../api/catalog/a-listing';
import { fakeServer } from '../../../api/fake-server';
import type { Feature } from '../../../app/feature';
import { aSession, forgetEverything, renderApp, signedInAs } from '../../../app/render-app';
import { Slot } from '../../../app/slot';
import { sharing } from './feature';

const listing = aListing();
const SHARES = `GET /api/listings/${listing.id}/shares`;
const VISIT = `POST /api/listings/${listing.id}/share-visits`;

const page = (name: 'listing-tools' | 'listing-seller'): Feature => ({
  name: 'page',
  namespaces: [],
  routes: [
    { path: '/listing/:id', page: () => Promise.resolve(() => <Slot name={name} listing={listing} />) },
  ],
});
const card = async () => within(await screen.findByRole('region', { name: 'Social Boost' }));

describe('what sharing brings', () => {
  afterEach(() => {
    forgetEverything();
    jest.restoreAllMocks();
  });

  it('is told to the seller, in all and by way', async () => {
    const ways = [
      { way: 'whatsapp', shares: 3, visits: 8 },
      { way: 'copy', shares: 1, visits: 0 },
    ];
    fakeServer({ [SHARES]: { body: { shares: 4, visits: 8, ways } } });
    await renderApp(`/listing/${listing.id}`, [page('listing-seller'), sharing]);
    await signedInAs(aSession());
    const shown = await card();
    expect(await shown.findByText('Shared 4 times')).toBeVisible();
    expect(shown.getByText('8 people came by a shared link')).toBeVisible();
    expect(shown.getByRole('row', { name: 'WhatsApp 3 8' })).toBeVisible();
    expect(shown.getByRole('row', { name: 'Copied link 1 0' })).toBeVisible();
    // There is nothing to buy yet.
    expect(shown.queryByRole('button')).toBeNull();
  });

  it('is nothing before it was shared', async () => {
    fakeServer({ [SHARES]: { body: { shares: 0, visits: 0, ways: [] } } });
    await renderApp(`/listing/${listing.id}`, [page('listing-seller'), sharing]);
    expect(await (await card()).findByText(/Not shared yet/)).toBeVisible();
  });

  it('says when it cannot be told', async () => {
    fakeServer({ [SHARES]: 'network-error' });
    await renderApp(`/listing/${listing.id}`, [page('listing-seller'), sharing]);
    expect(await screen.findByText('Failed to load how often it was shared.')).toBeVisible();
  });

  it('counts a visit by a shared link, once', async () => {
    const calls = fakeServer({ [VISIT]: { status: 204 } });
    await renderApp(`/listing/${listing.id}?via=telegram`, [page('listing-tools'), sharing]);
    await waitFor(() =>
      expect(calls.map(({ route, body }) => [route, body])).toEqual([[VISIT, { way: 'telegram' }]]),
    );
  });

  it.each(['', '?via=pigeon', '?via='])('counts no other visit: %j', async (search) => {
    const calls = fakeServer({ [VISIT]: { status: 204 } });
    await renderApp(`/listing/${listing.id}${search}`, [page('listing-tools'), sharing]);
    expect(calls).toEqual([]);
  });
});
