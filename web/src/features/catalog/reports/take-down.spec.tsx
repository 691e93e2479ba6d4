import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aListing } from '../../../api/catalog/a-listing';
import { fakeServer, refusal } from '../../../api/fake-server';
import { aSession, forgetEverything, renderApp, signedInAs, stub } from '../../../app/render-app';
import { reports } from './feature';
import type { ListingReport } from './reports-data';

const listing = aListing();
const PAGE = `/listing/${listing.id}?take-down=${listing.id}`;
const TAKE_DOWN = `POST /api/listings/${listing.id}/take-down`;
const READ = 'GET /api/listing-reports/r1';
const DISMISS = 'POST /api/listing-reports/r1/dismiss';
const someone = { id: 'p1', kind: 'member', name: 'Noor', deleted: false } as const;

const report = (state: Partial<ListingReport> = {}) => ({
  body: {
    id: 'r1',
    listingId: listing.id,
    listingStatus: 'active',
    reporter: someone,
    reported: someone,
    reason: 'scam',
    description: null,
    status: 'pending',
    snapshot: { listing: { ...listing, images: [] }, comment: null },
    createdAt: '2026-11-21T09:00:00.000Z',
    ...state,
  },
});
const open = async (address: string) => {
  await renderApp(address, [reports, stub('/listing/:id'), stub('/listings'), stub('/auth')]);
  await signedInAs(aSession({ id: 'admin-1', role: 'admin' }));
};
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Take this listing down?' }));
const takeDown = async (reason: string) => {
  const form = await dialog();
  if (reason) await userEvent.type(form.getByRole('textbox', { name: 'Reason' }), reason);
  await userEvent.click(form.getByRole('button', { name: 'Take down' }));
};

describe('taking a listing down', () => {
  afterEach(() => {
    forgetEverything();
    jest.restoreAllMocks();
  });

  it('asks an administrator for the reason its seller reads, and leads away from what is gone', async () => {
    const calls = fakeServer({ [TAKE_DOWN]: { status: 204 } });
    await open(PAGE);
    expect((await dialog()).getByRole('textbox', { name: 'Reason' })).toHaveAttribute('maxlength', '300');
    await takeDown('');
    expect(await (await dialog()).findByText('Please give a reason')).toBeVisible();
    await takeDown(' It is stolen. ');
    expect(await screen.findByText('Listing taken down')).toBeVisible();
    expect(await screen.findByText('Arrived at /listings')).toBeVisible();
    expect(calls.filter(({ route }) => route === TAKE_DOWN).map(({ body }) => body)).toEqual([
      { reason: 'It is stolen.' },
    ]);
  });

  it('goes from a report of it, which says then what became of it', async () => {
    let gone = false;
    fakeServer({
      [READ]: () => (gone ? report({ listingStatus: null, status: 'resolved' }) : report()),
      [TAKE_DOWN]: () => {
        gone = true;
        return { status: 204 };
      },
    });
    await open('/admin/listing-reports/r1');
    await userEvent.click(await screen.findByRole('link', { name: 'Take down' }));
    await takeDown('It is stolen.');
    expect(await screen.findByText('Resolved')).toBeVisible();
    expect(screen.getByText('Deleted')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByRole('link', { name: 'Take down' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Dismiss report' })).toBeNull();
  });

  it('says what failed, and keeps the reason', async () => {
    fakeServer({ [TAKE_DOWN]: refusal(503, 'platform.unavailable') });
    await open(PAGE);
    await takeDown('It is stolen.');
    expect(await screen.findByText('Error taking the listing down')).toBeVisible();
    expect((await dialog()).getByRole('textbox', { name: 'Reason' })).toHaveValue('It is stolen.');
  });

  it('is for administrators', async () => {
    fakeServer({});
    await renderApp(PAGE, [reports, stub('/listing/:id'), stub('/auth')]);
    await signedInAs(aSession());
    expect(await screen.findByText(/^Arrived at/)).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is left alone where the report is dismissed', async () => {
    let dismissed = false;
    fakeServer({
      [READ]: () => report(dismissed ? { status: 'dismissed' } : {}),
      [DISMISS]: () => {
        dismissed = true;
        return { status: 204 };
      },
    });
    await open('/admin/listing-reports/r1');
    await userEvent.click(await screen.findByRole('button', { name: 'Dismiss report' }));
    expect(await screen.findByText('Report dismissed')).toBeVisible();
    expect(await screen.findByText('Dismissed')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Dismiss report' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Take down' })).toBeVisible();
  });

  it('says so when the report could not be dismissed', async () => {
    fakeServer({ [READ]: report(), [DISMISS]: refusal(503, 'platform.unavailable') });
    await open('/admin/listing-reports/r1');
    await userEvent.click(await screen.findByRole('button', { name: 'Dismiss report' }));
    expect(await screen.findByText('Error dismissing the report')).toBeVisible();
    expect(screen.getByText('Pending')).toBeVisible();
  });
});
