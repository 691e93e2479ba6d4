import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aListing } from '../../../api/catalog/a-listing';
import { alikeApi } from '../../../api/catalog/alike.gen';
import { fakeServer, refusal } from '../../../api/fake-server';
import type { Feature } from '../../../app/feature';
import { forgetEverything, renderApp } from '../../../app/render-app';
import { Slot } from '../../../app/slot';
import { compare } from './feature';

const listing = aListing();
const ROUTE = `GET /api/listings/${listing.id}/comparables`;
const item = (title: string, price: number, kind: string) => ({
  id: title,
  title,
  price,
  condition: 'good',
  image: null,
  kind,
  at: '2026-11-20T12:00:00.000Z',
});
const page: Feature = {
  name: 'page',
  namespaces: [],
  routes: [
    {
      path: '/listing',
      page: () => Promise.resolve(() => <Slot name="listing-compare" listing={listing} />),
    },
  ],
};

async function open() {
  await renderApp('/listing', [page, compare]);
  return openDialog();
}

async function openDialog() {
  await userEvent.click(await screen.findByRole('button', { name: 'Compare Similar Items' }));
  return within(await screen.findByRole('dialog', { name: 'Compare Similar Items' }));
}

describe('comparing a listing', () => {
  afterEach(() => {
    forgetEverything();
    jest.restoreAllMocks();
  });

  it('shows what others ask, what was paid, and the median', async () => {
    const items = [
      item('Oak chair', 90, 'asking'),
      item('Red chair', 60, 'sold'),
      item('Chair', 45, 'asking'),
    ];
    fakeServer({ [ROUTE]: { body: { items, median: 60 } } });
    const dialog = await open();
    expect(
      await dialog.findByText(/The median of 3 similar items is \$60; this one is \$120\./),
    ).toBeVisible();
    expect(dialog.getByRole('link', { name: 'Oak chair' })).toHaveAttribute('href', '/listing/Oak chair');
    const sold = within(dialog.getByText('Red chair').closest('li') as HTMLElement);
    for (const text of ['$60', 'Sold']) expect(sold.getByText(text)).toBeVisible();
    expect(sold.queryByRole('link')).toBeNull();
  });

  it.each([
    [[item('Oak chair', 90, 'asking')], /Only 1 similar item/],
    [[], /No similar items/],
  ])('says so when there are fewer than 3: %j', async (items, words) => {
    fakeServer({ [ROUTE]: { body: { items, median: null } } });
    expect(await (await open()).findByText(words)).toBeVisible();
  });

  it('keeps what is there when it cannot be read again', async () => {
    fakeServer({ [ROUTE]: { body: { items: [item('Oak chair', 90, 'asking')], median: null } } });
    const store = await renderApp('/listing', [page, compare]);
    const dialog = await openDialog();
    expect(await dialog.findByText('Oak chair')).toBeVisible();
    fakeServer({});
    const { initiate } = alikeApi.endpoints.comparables;
    await act(() => store.dispatch(initiate({ id: listing.id }, { forceRefetch: true })));
    expect(dialog.getByText('Oak chair')).toBeVisible();
  });

  it('says so when it cannot be loaded', async () => {
    fakeServer({ [ROUTE]: refusal(503, 'platform.unavailable') });
    expect(await (await open()).findByText('Similar items could not be loaded')).toBeVisible();
  });
});
