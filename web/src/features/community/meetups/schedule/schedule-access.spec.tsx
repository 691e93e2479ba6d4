import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aListing } from '../../../../api/catalog/a-listing';
import type { ListingDetail } from '../../../../api/catalog/listings';
import { freshSchedule, LISTING, ME, open, theirs } from './schedule-setup';

describe('who may schedule a meetup', () => {
  freshSchedule();

  it('sends visitors to sign in, and back to where they were', async () => {
    await open({ signedIn: false });
    await userEvent.click(await screen.findByRole('link', { name: 'Schedule meetup' }));
    expect(await screen.findByText('Arrived at /auth')).toBeVisible();
    expect(new URLSearchParams(location.search).get('next')).toBe(`/listing/${LISTING}?meetup=${LISTING}`);
  });

  it('tells visitors who come by its address to sign in', async () => {
    await open({ signedIn: false, address: `/listing/${LISTING}?meetup=${LISTING}` });
    expect(await screen.findByText('Please log in or continue as guest to schedule a meetup.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Continue as Guest' })).toHaveAttribute(
      'href',
      expect.stringContaining('guest=1'),
    );
  });

  it.each([
    ['one’s own listing', { seller: { ...aListing().seller, id: ME } }, /your own listing/],
    ['what is sold', { status: 'sold' }, /not for sale any more/],
  ] as const)('is refused for %s', async (_, wanted, words) => {
    const listing = { ...theirs(), ...wanted } as ListingDetail;
    await open({ listing, address: `/listing/${listing.id}?meetup=${listing.id}` });
    expect(await screen.findByText(words)).toBeVisible();
  });

  it('is offered only for what is on sale', async () => {
    await open({ listing: theirs({ status: 'pending' }) });
    expect(screen.queryByRole('link', { name: 'Schedule meetup' })).toBeNull();
  });
});
