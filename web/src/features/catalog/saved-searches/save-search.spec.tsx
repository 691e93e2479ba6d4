import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer, refusal } from '../../../api/fake-server';
import type { Feature } from '../../../app/feature';
import {
  aGuestSession,
  aSession,
  forgetEverything,
  renderApp,
  signedInAs,
  stub,
} from '../../../app/render-app';
import { Slot } from '../../../app/slot';
import { savedSearches } from './feature';

const browse: Feature = {
  name: 'page',
  namespaces: [],
  routes: [{ path: '/listings', page: () => Promise.resolve(() => <Slot name="browse-tools" />) }],
};
const SAVE = 'POST /api/saved-searches';
const openBrowse = async (search: string, session = aSession()) => {
  await renderApp(`/listings${search}`, [browse, savedSearches, stub('/auth')]);
  await signedInAs(session);
  await userEvent.click(await screen.findByRole('link', { name: 'Save search' }));
  return within(await screen.findByRole('dialog', { name: 'Save search' }));
};
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

describe('saving a search', () => {
  afterEach(() => {
    jest.useRealTimers();
    forgetEverything();
    jest.restoreAllMocks();
  });

  it('keeps the browse state beneath, under a name', async () => {
    const calls = fakeServer({ [SAVE]: { status: 201, body: { id: 's1', confirming: false } } });
    const form = await openBrowse('?q=city+bike&category=sporting-goods&maxPrice=90&sort=popular');
    const name = form.getByRole('textbox', { name: 'Name' });
    expect(name).toHaveValue('city bike, Sporting Goods, up to $90');
    expect(form.getByRole('textbox', { name: 'E-mail' })).toHaveAttribute('readonly');
    await userEvent.clear(name);
    await userEvent.click(form.getByRole('button', { name: 'Save search' }));
    expect(await form.findByText('Please fill in both search name and email')).toBeVisible();
    await userEvent.type(name, 'My bike');
    await userEvent.selectOptions(form.getByRole('combobox', { name: 'Mails' }), 'weekly');
    await userEvent.click(form.getByRole('button', { name: 'Save search' }));
    expect(await form.findByText('Search saved')).toBeVisible();
    expect(calls.find(({ route }) => route === SAVE)?.body).toEqual({
      name: 'My bike',
      frequency: 'weekly',
      q: 'city bike',
      category: 'sporting-goods',
      maxPrice: 90,
    });
    expect(form.getByText('You are told when something new fits.').closest('[role="status"]')).toBeVisible();
    const [, close] = form.getAllByRole('button', { name: 'Close' });
    expect(close).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByText('Search saved')).toBeNull();
  });

  it('closes two seconds after it is saved, and goes on saying where to look', async () => {
    fakeServer({ [SAVE]: { status: 201, body: { id: 's1', confirming: true } } });
    const form = await openBrowse('?q=bike', aGuestSession());
    await userEvent.type(form.getByRole('textbox', { name: 'E-mail' }), 'me@example.org');
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] });
    act(() => form.getByRole('button', { name: 'Save search' }).click());
    await pass(1);
    expect(form.getByText('Search saved')).toBeVisible();
    await pass(1990);
    expect(screen.getByRole('dialog', { name: 'Save search' })).toBeVisible();
    await pass(10);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText(/we asked me@example.org/)).toBeVisible();
  });

  it('asks a guest for an address, and says that it is asked first', async () => {
    const calls = fakeServer({ [SAVE]: { status: 201, body: { id: 's1', confirming: true } } });
    const form = await openBrowse('?q=bike', aGuestSession());
    await userEvent.click(form.getByRole('button', { name: 'Save search' }));
    expect(await form.findByText('Please fill in both search name and email')).toBeVisible();
    await userEvent.type(form.getByRole('textbox', { name: 'E-mail' }), 'me@example.org');
    await userEvent.click(form.getByRole('button', { name: 'Save search' }));
    expect(await form.findByText(/we asked me@example.org/)).toBeVisible();
    expect(calls.find(({ route }) => route === SAVE)?.body).toMatchObject({ email: 'me@example.org' });
  });

  it('says what failed, and refuses a price that is none', async () => {
    fakeServer({ [SAVE]: refusal(422, 'catalog.saved-search-meaningless') });
    const form = await openBrowse('');
    await userEvent.type(form.getByRole('textbox', { name: 'Name' }), 'Everything');
    await userEvent.type(form.getByRole('textbox', { name: 'Minimum price' }), 'cheap');
    await userEvent.click(form.getByRole('button', { name: 'Save search' }));
    expect(await form.findByText('Please enter a valid price.')).toBeVisible();
    await userEvent.clear(form.getByRole('textbox', { name: 'Minimum price' }));
    await userEvent.click(form.getByRole('button', { name: 'Save search' }));
    expect(await screen.findByText('Failed to save search')).toBeVisible();
  });

  it('asks visitors to sign in, and brings them back to it', async () => {
    fakeServer({});
    await renderApp('/listings?q=bike&save-search=1', [browse, savedSearches, stub('/auth')]);
    const shown = within(await screen.findByRole('dialog'));
    expect(shown.getByText('Authentication required')).toBeVisible();
    const next = encodeURIComponent('/listings?q=bike&save-search=1');
    expect(shown.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', `/auth?next=${next}`);
  });
});
