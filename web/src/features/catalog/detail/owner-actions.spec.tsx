import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aListing } from '../../../api/catalog/a-listing';
import { fakeServer } from '../../../api/fake-server';
import type { Feature } from '../../../app/feature';
import { aSession, forgetEverything, renderApp, signedInAs } from '../../../app/render-app';
import { Link } from '../../../ui/link';
import { OwnerActions } from './owner-actions';

const listing = aListing();
const pages: Feature = {
  name: 'pages',
  namespaces: ['listing'],
  routes: [
    { path: '/dashboard', page: () => Promise.resolve(() => <Link to="/listing/1">To the listing</Link>) },
    { path: '/listing/:id', page: () => Promise.resolve(() => <OwnerActions listing={listing} />) },
  ],
};

describe('deleting a listing from its page', () => {
  afterEach(() => {
    forgetEverything();
    jest.restoreAllMocks();
  });

  it('leaves whoever has gone back before the answer where they are', async () => {
    const deleted = Promise.withResolvers<{ status: number }>();
    fakeServer({ [`DELETE /api/listings/${listing.id}`]: () => deleted.promise });
    await renderApp('/dashboard', [pages]);
    await signedInAs(aSession());
    await userEvent.click(await screen.findByRole('link', { name: 'To the listing' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
    // First of the question, then of the page.
    act(() => history.back());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    act(() => history.back());
    await screen.findByRole('link', { name: 'To the listing' });
    deleted.resolve({ status: 204 });
    expect(await screen.findByText('Listing deleted')).toBeVisible();
    expect(location.pathname).toBe('/dashboard');
  });

  it('is not for an administrator, who takes it down', async () => {
    fakeServer({});
    await renderApp('/listing/1', [pages]);
    await signedInAs(aSession({ id: 'admin-1', role: 'admin' }));
    expect(await screen.findByRole('link', { name: 'Take down' })).toHaveAttribute(
      'href',
      `/listing/1?take-down=${listing.id}`,
    );
    expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
  });
});
