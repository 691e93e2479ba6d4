import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer } from '../../api/fake-server';
import type { Feature } from '../feature';
import { forgetEverything, renderApp, stub } from '../render-app';

const fail = (): never => {
  throw new Error('broken');
};
const failing: Feature = {
  name: 'failing',
  namespaces: [],
  routes: [
    { path: '/page', page: () => Promise.resolve(fail) },
    // Asked by the shell, for what it draws around the page.
    { path: '/around', page: () => Promise.resolve(() => null), frame: fail },
  ],
};

describe('what fails while it is drawn', () => {
  beforeEach(() => {
    fakeServer({});
    jest.spyOn(console, 'error').mockReturnValue();
  });
  afterEach(() => {
    forgetEverything();
    jest.restoreAllMocks();
  });

  it.each([
    ['a page', '/page', 1],
    ['the shell', '/around', 0],
  ])('is replaced by words and a way on: %s', async (_, address, bars) => {
    await renderApp(address, [failing, stub('/')]);
    const told = await screen.findByText('This page could not be shown');
    expect(told).toBeVisible();
    expect(screen.queryAllByRole('banner')).toHaveLength(bars);
    await userEvent.click(screen.getByRole('link', { name: 'Back to Home' }));
    expect(await screen.findByText('Arrived at /')).toBeVisible();
    await waitFor(() => expect(told).not.toBeInTheDocument());
    expect(screen.getByRole('banner')).toBeVisible();
  });
});
