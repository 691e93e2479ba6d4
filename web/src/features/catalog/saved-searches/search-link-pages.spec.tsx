import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer, refusal } from '../../../api/fake-server';
import { forgetEverything, renderApp } from '../../../app/render-app';
import { savedSearches } from './feature';

describe('the links of the mails of saved searches', () => {
  afterEach(() => {
    forgetEverything();
    jest.restoreAllMocks();
  });

  it.each([
    ['confirm', 'Confirm', 'New listings for Bikes are mailed to you.'],
    ['stop', 'Stop the emails', 'No more emails about Bikes.'],
  ])('wait for a tap: %s', async (what, button, done) => {
    const calls = fakeServer({ [`POST /saved-searches/${what}`]: { body: { names: ['Bikes'] } } });
    await renderApp(`/saved-searches/${what}?token=abc`, [savedSearches]);
    const tap = await screen.findByRole('button', { name: button });
    expect(calls).toEqual([]);
    await userEvent.click(tap);
    expect(await screen.findByText(done)).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(calls[0]?.search.get('token')).toBe('abc');
  });

  it('say when they no longer work', async () => {
    fakeServer({ 'POST /saved-searches/stop': refusal(404, 'catalog.search-link-unknown') });
    await renderApp('/saved-searches/stop?token=abc', [savedSearches]);
    await userEvent.click(await screen.findByRole('button', { name: 'Stop the emails' }));
    expect(await screen.findByText('This link no longer works')).toHaveFocus();
  });
});
