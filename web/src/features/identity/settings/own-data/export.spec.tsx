import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DAY_MS } from '#contract/time';
import { fakeServer, refusal } from '../../../../api/fake-server';
import {
  aGuestSession,
  aSession,
  forgetEverything,
  renderApp,
  signedInAs,
  stub,
} from '../../../../app/render-app';
import { settings } from '../feature';

const STATE = 'GET /api/profile/export';
const REQUEST = 'POST /api/profile/export';
const LINK = 'POST /api/profile/export/link';
const NONE = { latest: null, nextAt: null };
const inADay = new Date(Date.now() + DAY_MS).toISOString();
const asked = (readyAt: string | null) => ({
  latest: {
    requestedAt: new Date().toISOString(),
    readyAt,
    bytes: readyAt && 1_230_000,
    expiresAt: '2026-11-29T10:00:00.000Z',
  },
  nextAt: inADay,
});

async function open(session = aSession()) {
  await renderApp('/auth', [settings, stub('/auth')]);
  await signedInAs(session);
  await userEvent.click(screen.getByRole('button', { name: 'Your account' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Settings' }));
  return within(screen.getByRole('main'));
}

describe('a copy of one’s data, in the settings', () => {
  afterEach(() => {
    forgetEverything();
    jest.restoreAllMocks();
  });

  it('is asked for, and then said to be on its way', async () => {
    let state: object = NONE;
    fakeServer({
      [STATE]: () => ({ body: state }),
      [REQUEST]: () => {
        state = asked(null);
        return { status: 202, body: state };
      },
    });
    const main = await open();
    await userEvent.click(await main.findByRole('button', { name: 'Request my data' }));
    expect(await main.findByText('We are putting your data together')).toBeVisible();
    expect(main.getByText(/a notification and an email tell you/)).toBeVisible();
    expect(main.queryByRole('button', { name: 'Request my data' })).toBeNull();
    await waitFor(() => expect(main.getByRole('heading', { name: 'Download your data' })).toHaveFocus());
  });

  it('promises no mail to a guest, who has none', async () => {
    fakeServer({ [STATE]: { body: asked(null) } });
    const main = await open(aGuestSession());
    expect(await main.findByText(/: a notification tells you/)).toBeVisible();
  });

  it('is downloaded once it is ready, and asked for again in a day', async () => {
    const path = '/api/exports/file?ticket=abc';
    fakeServer({ [STATE]: { body: asked(new Date().toISOString()) }, [LINK]: { body: { path } } });
    const followed: string[] = [];
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      followed.push(`${this.getAttribute('href')} ${this.hasAttribute('download')}`);
    });
    const main = await open();
    expect(await main.findByText('Your data is ready')).toBeVisible();
    expect(
      main.getByText(/^1.2 MB, made this minute. It stays here until November 29, 2026.$/),
    ).toBeVisible();
    expect(main.getByText(/^You can ask for another one /)).toBeVisible();
    await userEvent.click(main.getByRole('button', { name: 'Download' }));
    await screen.findByText('Your data is ready');
    expect(followed).toEqual([`${path} true`]);
  });

  it('can be asked for again while the last one is still there', async () => {
    const { latest } = asked(new Date().toISOString());
    fakeServer({ [STATE]: { body: { latest, nextAt: null } } });
    const main = await open();
    expect(await main.findByRole('button', { name: 'Request my data' })).toBeVisible();
    expect(main.getByRole('button', { name: 'Download' })).toBeVisible();
  });

  it('says why it is refused', async () => {
    fakeServer({
      [STATE]: { body: NONE },
      [REQUEST]: refusal(429, 'identity.export-once-a-day', { params: { retryAfter: 600 } }),
    });
    const main = await open();
    await userEvent.click(await main.findByRole('button', { name: 'Request my data' }));
    expect(await screen.findByText('Once a day')).toBeVisible();
  });

  it('can be asked about again when that failed', async () => {
    let answer: { status?: number; body?: unknown } = refusal(503, 'platform.unavailable');
    fakeServer({ [STATE]: () => answer });
    const main = await open();
    expect(await main.findByText('Your copies could not be loaded')).toBeVisible();
    answer = { body: NONE };
    const region = within(main.getByRole('region', { name: 'Your data' }));
    await userEvent.click(region.getByRole('button', { name: 'Try again' }));
    expect(await main.findByRole('button', { name: 'Request my data' })).toBeVisible();
  });
});
