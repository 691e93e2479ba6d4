import { afterEach, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
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
});
