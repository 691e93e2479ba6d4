import { afterEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { baseApi } from '../../api/base-api';
import { fakeServer, refusal } from '../../api/fake-server';
import type { Feature } from '../feature';
import { forgetEverything, renderApp } from '../render-app';
import { MoreButton } from './more-button';

type Page = { items: string[]; nextCursor: string | null };
const { useThingsInfiniteQuery } = baseApi.injectEndpoints({
  endpoints: (build) => ({
    things: build.infiniteQuery<Page, void, string | null>({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ nextCursor }) => nextCursor },
      query: ({ pageParam: cursor }) => ({ url: '/api/things', params: cursor ? { cursor } : {} }),
    }),
  }),
});

function Things({ failed }: { failed?: string }) {
  const list = useThingsInfiniteQuery();
  return (
    <>
      <p>{list.data?.pages.flatMap(({ items }) => items).join()}</p>
      <MoreButton list={list} failed={failed}>
        More things
      </MoreButton>
    </>
  );
}
const page = (failed?: string): Feature => ({
  name: 'things',
  namespaces: [],
  routes: [{ path: '/things', page: () => Promise.resolve(() => <Things failed={failed} />) }],
});
const more = () => screen.findByRole('button', { name: 'More things' });

/** Two pages, the second of which is refused at first. */
function serve(refused: ReturnType<typeof refusal> | 'network-error') {
  const answers = [refused];
  return fakeServer({
    'GET /api/things': (_, search) =>
      search.has('cursor')
        ? (answers.shift() ?? { body: { items: ['second'], nextCursor: null } })
        : { body: { items: ['first'], nextCursor: 'next' } },
  });
}

describe('more of a list', () => {
  afterEach(forgetEverything);

  it.each([
    ['refuses', refusal(503, 'platform.unavailable'), /^Temporarily unavailable/],
    ['is out of reach', 'network-error', /^Network error/],
  ] as const)('says what went wrong when the server %s, and is there to be tried again', async (...given) => {
    const [, refused, text] = given;
    serve(refused);
    await renderApp('/things', [page()]);
    await userEvent.click(await more());
    expect(await within(screen.getByRole('main')).findByRole('alert')).toHaveTextContent(text);
    expect(screen.getByText('first')).toBeVisible();
    await userEvent.click(await more());
    expect(await screen.findByText('first,second')).toBeVisible();
    expect(within(screen.getByRole('main')).queryByRole('alert')).toBeNull();
    expect(screen.queryByRole('button', { name: 'More things' })).toBeNull();
  });

  it('says it in the words of its list, where that has some', async () => {
    serve('network-error');
    await renderApp('/things', [page('No more things.')]);
    await userEvent.click(await more());
    expect(await within(screen.getByRole('main')).findByRole('alert')).toHaveTextContent('No more things.');
  });
});
