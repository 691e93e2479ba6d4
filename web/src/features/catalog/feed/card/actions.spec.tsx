import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer } from '../../../../api/fake-server';
import { forgetEverything, renderApp } from '../../../../app/render-app';
import { feed } from '../feature';

const SHARES = 'POST /api/listings/listing-1/shares';
const ITEM = {
  id: 'listing-1',
  title: 'Walnut lounge chair',
  price: 120,
  condition: 'good',
  category: 'home-garden',
  location: null,
  description: '',
  image: null,
  seller: null,
};
const link = (way: string) => `${location.origin}/listing/listing-1?via=${way}`;
const systemSheet = (share: (data: ShareData) => Promise<void>) =>
  Object.defineProperty(navigator, 'share', { configurable: true, value: share });

/** Presses Share beneath the listing on top; answers by which ways it was counted. */
async function press() {
  const calls = fakeServer({
    'GET /api/feed': { body: { items: [ITEM], nextCursor: null, total: { count: 1, capped: false } } },
    [SHARES]: { status: 204 },
  });
  await renderApp('/feed', [feed]);
  await userEvent.click(await screen.findByRole('button', { name: 'Share' }));
  return () => calls.filter(({ route }) => route === SHARES).map(({ body }) => body);
}

describe('a listing of the feed is shared', () => {
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'share');
    forgetEverything();
    jest.restoreAllMocks();
  });

  it('by the system’s own sheet, which is counted', async () => {
    const opened = jest.fn((_: ShareData) => Promise.resolve());
    systemSheet(opened);
    const counted = await press();
    await waitFor(() => expect(counted()).toEqual([{ way: 'system' }]));
    expect(opened).toHaveBeenCalledWith({ title: 'Walnut lounge chair', url: link('system') });
  });

  it('unless that fails, which is told', async () => {
    systemSheet(async () => {
      throw new DOMException('broken', 'DataError');
    });
    const counted = await press();
    expect(await screen.findByText('Sharing failed')).toBeVisible();
    expect(counted()).toEqual([]);
  });

  it('by its link, where there is no such sheet', async () => {
    userEvent.setup();
    const counted = await press();
    expect(await screen.findByText('Link Copied!')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(link('copy'));
    await waitFor(() => expect(counted()).toEqual([{ way: 'copy' }]));
  });
});
