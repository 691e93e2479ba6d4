import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { Suspense } from 'react';
import { fakeServer } from '../api/fake-server';
import type { Feature } from './feature';
import { forgetEverything, renderApp } from './render-app';
import { Slot, SlotAtOnce } from './slot';

const pageWith = (parts: React.ReactNode): Feature => ({
  name: 'page',
  namespaces: [],
  routes: [
    {
      path: '/dashboard',
      page: () =>
        Promise.resolve(() => (
          <>
            <h1>The page</h1>
            {parts}
          </>
        )),
    },
  ],
});

const partOf = (name: string, Part: () => React.ReactNode): Feature => ({
  name,
  namespaces: [],
  routes: [],
  slots: { dashboard: () => Promise.resolve(Part) },
});

function Broken(): never {
  throw new Error('This part is broken.');
}

describe('a slot', () => {
  afterEach(() => {
    forgetEverything();
    jest.restoreAllMocks();
  });

  it.each([
    ['one by one', <Slot key="slot" name="dashboard" />],
    [
      'all at once',
      <Suspense key="slot">
        <SlotAtOnce name="dashboard" />
      </Suspense>,
    ],
  ])('shows what every feature puts there, %s, and leaves out what fails', async (_, parts) => {
    fakeServer({});
    const reported = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const works = partOf('works', () => <p>A part that works</p>);
    await renderApp('/dashboard', [pageWith(parts), partOf('broken', Broken), works]);

    expect(await screen.findByText('A part that works')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'The page' })).toBeVisible();
    expect(reported.mock.calls.flat().map(String).join(' ')).toContain('This part is broken.');
  });
});
