import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aListing } from '../../../api/catalog/a-listing';
import { fakeServer, refusal } from '../../../api/fake-server';
import type { Feature } from '../../../app/feature';
import { aSession, forgetEverything, renderApp, signedInAs, stub } from '../../../app/render-app';
import { Slot } from '../../../app/slot';
import { reports } from './feature';

const listing = aListing();
const page: Feature = {
  name: 'page',
  namespaces: [],
  routes: [
    {
      path: '/listing/:id',
      page: () => Promise.resolve(() => <Slot name="listing-tools" listing={listing} />),
    },
  ],
};
const open = (search = '') =>
  renderApp(`/listing/${listing.id}${search}`, [page, reports, stub('/auth'), stub('/pricing')]);
const person = (id: string, name: string, deleted = false) => ({ id, kind: 'member', name, deleted });
const dialog = async (name = 'Report this listing') => within(await screen.findByRole('dialog', { name }));
const submit = async (reason: string, description = '') => {
  const form = await dialog();
  await userEvent.selectOptions(form.getByRole('combobox', { name: 'Reason' }), reason);
  if (description) await userEvent.type(form.getByRole('textbox', { name: 'Description' }), description);
  await userEvent.click(form.getByRole('button', { name: 'Submit report' }));
};

describe('reporting', () => {
  afterEach(() => {
    forgetEverything();
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('takes a reason of four and a few words, and says thank you', async () => {
    const calls = fakeServer({ [`POST /api/listings/${listing.id}/report`]: { status: 204 } });
    await open();
    await signedInAs(aSession());
    await userEvent.click(await screen.findByRole('link', { name: 'Report' }));
    const form = await dialog();
    await userEvent.click(form.getByRole('button', { name: 'Submit report' }));
    expect(await form.findByText('Please choose a reason', { selector: 'p' })).toBeVisible();
    const reason = form.getByRole('combobox', { name: 'Reason' });
    expect(
      within(reason)
        .getAllByRole('option')
        .map((option) => (option as HTMLOptionElement).value)
        .filter(Boolean),
    ).toEqual(['spam', 'scam', 'sold_out', 'inappropriate_content']);
    expect(form.getByRole('textbox', { name: 'Description' })).toHaveAttribute('maxlength', '500');
    await submit('scam', 'Wants a deposit.');
    expect(await screen.findByText('Report submitted')).toBeVisible();
    expect(calls.at(-1)?.body).toEqual({ reason: 'scam', description: 'Wants a deposit.' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('is about a comment where the address says so', async () => {
    const calls = fakeServer({ 'POST /api/comments/c1/report': { status: 204 } });
    await open('?report=comment:c1');
    await signedInAs(aSession());
    const form = await dialog('Report this comment');
    await userEvent.selectOptions(form.getByRole('combobox', { name: 'Reason' }), 'spam');
    await userEvent.click(form.getByRole('button', { name: 'Submit report' }));
    expect(await screen.findByText('Report submitted')).toBeVisible();
    expect(calls.at(-1)?.route).toBe('POST /api/comments/c1/report');
  });

  it('asks visitors to sign in, and brings them back to it', async () => {
    fakeServer({});
    await open(`?report=listing:${listing.id}`);
    const shown = await dialog();
    expect(shown.getByText('Authentication required')).toBeVisible();
    const next = encodeURIComponent(`/listing/${listing.id}?report=listing:${listing.id}`);
    expect(shown.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', `/auth?next=${next}`);
  });

  it('opens nothing for an address that names nothing', async () => {
    fakeServer({});
    await open('?report=<script>');
    await screen.findByRole('link', { name: 'Report' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('leads to the plans two seconds after the limit is reached', async () => {
    fakeServer({
      [`POST /api/listings/${listing.id}/report`]: refusal(402, 'catalog.report-limit', {
        params: { feature: 'unlimited-reports', tier: 'premium', limit: 3 },
      }),
    });
    await open(`?report=listing:${listing.id}`);
    await signedInAs(aSession());
    await submit('spam');
    expect(await screen.findByText('Report limit reached')).toBeVisible();
    expect(screen.getByText('You have reported 3 listings this week. Premium has no limit.')).toBeVisible();
    expect(await screen.findByText('Arrived at /pricing', {}, { timeout: 10_000 })).toBeVisible();
  });

  it('says what failed otherwise', async () => {
    fakeServer({
      [`POST /api/listings/${listing.id}/report`]: refusal(409, 'catalog.already-reported'),
    });
    await open(`?report=listing:${listing.id}`);
    await signedInAs(aSession());
    await submit('spam');
    expect(await screen.findByText('Report failed')).toBeVisible();
    expect(screen.getByText('You have already reported this.')).toBeVisible();
  });
});

describe('a report', () => {
  afterEach(() => {
    forgetEverything();
    jest.restoreAllMocks();
  });

  it('shows administrators what was reported, as it was then', async () => {
    Object.assign(URL, { createObjectURL: () => 'blob:evidence', revokeObjectURL: () => undefined });
    const calls = fakeServer({
      'GET /api/listing-reports/r1/pictures/p1': {},
      'GET /api/listing-reports/r1': {
        body: {
          id: 'r1',
          listingId: listing.id,
          listingStatus: null,
          reporter: person('noor', 'Noor'),
          reported: person('ilan', '', true),
          reason: 'inappropriate_content',
          description: 'Look at the third word.',
          status: 'pending',
          snapshot: {
            listing: {
              ...aListing(),
              title: 'Before it was edited',
              images: [{ id: 'p1', width: 100, height: 50, placeholder: '' }],
            },
            comment: { id: 'c1', name: 'Ilan', content: 'Rude words', createdAt: '2026-11-20T10:00:00.000Z' },
          },
          createdAt: '2026-11-21T09:00:00.000Z',
        },
      },
    });
    await renderApp('/admin/listing-reports/r1', [reports, stub('/auth')]);
    await signedInAs(aSession({ role: 'admin' }));
    expect(await screen.findByText('Look at the third word.')).toBeVisible();
    for (const words of ['Inappropriate content', 'Pending', 'Deleted user', 'Noor', 'Deleted', 'Rude words'])
      expect(screen.getByText(words)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Before it was edited' })).toBeVisible();
    expect(screen.getByText('$120.00')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('img')).toHaveAttribute('src', 'blob:evidence'));
    expect(calls.find(({ route }) => route.endsWith('/p1'))?.token).toBe(aSession().accessToken);
  });
});
