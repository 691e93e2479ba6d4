import { afterEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { aListing } from '../../../../api/catalog/a-listing';
import { fakeServer } from '../../../../api/fake-server';
import { aSession, forgetEverything, renderApp, signedInAs, stub } from '../../../../app/render-app';
import { orders } from '../feature';

const listing = aListing({ title: 'Oak desk' });

describe('the way to have a thing sent', () => {
  afterEach(forgetEverything);

  it('waits for who is not signed in, and is there once they are', async () => {
    fakeServer({ [`GET /api/listings/${listing.id}`]: { body: listing } });
    await renderApp(`/chat?ship=${listing.id}`, [orders, stub('/chat')]);
    expect(await screen.findByText('Arrived at /chat')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    await signedInAs(aSession({ id: 'the-buyer' }));
    expect(await screen.findByRole('dialog')).toHaveTextContent('Oak desk');
  });

  it('is about the listing that the address names now', async () => {
    const other = Promise.withResolvers<{ body: object }>();
    fakeServer({
      [`GET /api/listings/${listing.id}`]: { body: listing },
      'GET /api/listings/other': () => other.promise,
    });
    await renderApp(`/chat?ship=${listing.id}`, [orders, stub('/chat')]);
    await signedInAs(aSession({ id: 'the-buyer' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent('Oak desk');
    await act(async () => {
      history.pushState(null, '', '/chat?ship=other');
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    expect(dialog).not.toHaveTextContent('Oak desk');
    await act(async () => other.resolve({ body: aListing({ id: 'other', title: 'Pine shelf' }) }));
    await waitFor(() => expect(dialog).toHaveTextContent('Pine shelf'));
  });
});
