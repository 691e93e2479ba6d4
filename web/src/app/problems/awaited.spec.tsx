import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { baseApi } from '../../api/base-api';
import { fakeServer, refusal } from '../../api/fake-server';
import type { Feature } from '../feature';
import { forgetEverything, renderApp } from '../render-app';
import { Awaited } from './awaited';

const { useThingQuery } = baseApi.injectEndpoints({
  endpoints: (build) => ({ thing: build.query<string, void>({ query: () => '/api/thing' }) }),
});

function Thing() {
  const query = useThingQuery();
  if (query.data) return <p>{query.data}</p>;
  return (
    <Awaited query={query} failed="No thing">
      <p>Not yet</p>
    </Awaited>
  );
}
const page: Feature = {
  name: 'thing',
  namespaces: [],
  routes: [{ path: '/thing', page: () => Promise.resolve(Thing) }],
};

describe('what is awaited', () => {
  afterEach(() => {
    forgetEverything();
    jest.restoreAllMocks();
  });

  it('has its skeleton, and has it again while it is asked for anew after a failure', async () => {
    const second = Promise.withResolvers<{ body: string }>();
    const answers = [Promise.resolve(refusal(503, 'platform.unavailable')), second.promise];
    fakeServer({ 'GET /api/thing': async () => (await answers.shift()) ?? {} });
    await renderApp('/thing', [page]);
    expect(await screen.findByText('No thing')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Not yet')).toBeVisible();
    expect(screen.queryByText('No thing')).toBeNull();
    await act(async () => second.resolve({ body: 'A thing' }));
    expect(await screen.findByText('A thing')).toBeVisible();
  });
});
