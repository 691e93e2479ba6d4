import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { use } from 'react';
import { fakeServer } from '../../../api/fake-server';
import { forgetEverything, renderApp, stub } from '../../render-app';
import { suggestions } from '../panels/panels';

const SUGGESTIONS = 'GET /api/listings/suggestions';
const WORDS: Record<string, string[]> = { '': ['bike', 'lamp'], bo: ['boots', 'bookshelf'] };

const server = () =>
  fakeServer({
    [SUGGESTIONS]: (_, search) => ({
      body: { words: WORDS[search.get('q') ?? ''] ?? [], categories: [] },
    }),
  });
async function open() {
  await suggestions.preload();
  await renderApp('/listings', [stub('/listings')]);
}
const field = () => screen.getByRole('combobox', { name: 'Search all listings' });
const options = async () =>
  within(await screen.findByRole('listbox', { name: 'Suggestions' }))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

describe('suggestions while typing', () => {
  afterEach(() => {
    forgetEverything();
    jest.restoreAllMocks();
  });

  it('come with the first focus, and with a pause in typing', async () => {
    const calls = server();
    await open();
    expect(calls.some(({ route }) => route === SUGGESTIONS)).toBe(false);
    await userEvent.click(field());
    expect(await options()).toEqual(['bike', 'lamp']);
    await userEvent.type(field(), 'bo');
    await waitFor(async () => expect(await options()).toEqual(['Books', 'boots', 'bookshelf']));
    expect(field()).toHaveAttribute('aria-expanded', 'true');
  });

  it('are chosen with the arrows, and left with Escape', async () => {
    server();
    await open();
    await userEvent.click(field());
    await options();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    const active = screen.getByRole('option', { name: 'lamp' });
    expect(active).toHaveAttribute('aria-selected', 'true');
    expect(field()).toHaveAttribute('aria-activedescendant', active.id);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(field()).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{Enter}');
    await waitFor(() => expect(location.search).toBe('?q=lamp'));
  });

  it('begin with what was searched for here, until that is cleared', async () => {
    server();
    await open();
    await userEvent.click(field());
    await options();
    await userEvent.keyboard('red kettle{Enter}');
    await waitFor(() => expect(location.search).toBe('?q=red+kettle'));
    await userEvent.clear(field());
    await waitFor(async () => expect((await options())[0]).toBe('red kettle'));
    const kept = localStorage.getItem('recent-searches');
    await userEvent.click(screen.getByRole('button', { name: 'Clear recent searches' }));
    await waitFor(async () => expect(await options()).toEqual(['bike', 'lamp']));
    expect(localStorage.getItem('recent-searches')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(localStorage.getItem('recent-searches')).toBe(kept);
  });

  it('leave alone what is typed while the results of the last search come', async () => {
    server();
    await suggestions.preload();
    const { promise: coming, resolve: arrive } = Promise.withResolvers<void>();
    const Results = () => {
      use(coming);
      return <h1>Arrived</h1>;
    };
    const results = { path: '/listings', page: () => Promise.resolve(Results) };
    await renderApp('/', [stub('/'), { ...stub('/listings'), routes: [results] }]);
    await userEvent.type(field(), 'red kettle{Enter}');
    await waitFor(() => expect(location.search).toBe('?q=red+kettle'));
    await userEvent.clear(field());
    await userEvent.type(field(), 'red');
    await act(async () => arrive());
    await screen.findByRole('heading', { name: 'Arrived' });
    expect(field()).toHaveValue('red');
    expect(field()).toHaveFocus();
    expect(await options()).toEqual(['red kettle']);
  });

  it('give way to the search that is shown', async () => {
    server();
    await renderApp('/listings?q=lamp', [stub('/listings')]);
    await userEvent.type(field(), ' and more');
    await userEvent.tab();
    await act(async () => {
      history.replaceState(null, '', '/listings?q=bo');
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    expect(field()).toHaveValue('bo');
    await userEvent.click(field());
    await waitFor(async () => expect(await options()).toEqual(['Books', 'boots', 'bookshelf']));
  });

  it('lead to a category', async () => {
    server();
    await open();
    await userEvent.type(field(), 'vehi');
    await userEvent.click(await screen.findByRole('option', { name: 'Vehicles' }));
    await waitFor(() => expect(location.search).toBe('?category=vehicles'));
  });
});
