import { afterEach, describe, expect, it } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { baseApi } from '../../api/base-api';
import { fakeServer, refusal } from '../../api/fake-server';
import type { Feature } from '../feature';
import { forgetEverything, renderApp } from '../render-app';
import { MoreButton } from './more-button';

type Page = { items: string[]; nextCursor: string | null };
const { endpoints, useThingsInfiniteQuery } = baseApi.injectEndpoints({
  endpoints: (build) => ({
    things: build.infiniteQuery<Page, void, string | null>({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ nextCursor }) => nextCursor },
      query: ({ pageParam: cursor }) => ({ url: '/api/things', params: cursor ? { cursor } : {} }),
    }),
  }),
});

type ThingsProps = { failed?: string; links?: boolean };

function Things({ failed, links = false }: ThingsProps) {
  const list = useThingsInfiniteQuery();
  return (
    <>
      <ul>
        {list.data?.pages
          .flatMap(({ items }) => items)
          .map((item) => (
            <li key={item}>{links ? <a href="/">{item}</a> : item}</li>
          ))}
      </ul>
      <MoreButton list={list} failed={failed}>
        More things
      </MoreButton>
    </>
  );
}
const page = (things: ThingsProps = {}): Feature => ({
  name: 'things',
  namespaces: [],
  routes: [{ path: '/things', page: () => Promise.resolve(() => <Things {...things} />) }],
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
    expect(await screen.findByText('second')).toBeVisible();
    expect(screen.getByText('first')).toBeVisible();
    expect(within(screen.getByRole('main')).queryByRole('alert')).toBeNull();
    expect(screen.queryByRole('button', { name: 'More things' })).toBeNull();
  });

  it.each([true, false])('leads on to the first of what came last, or to its list: %s', async (links) => {
    fakeServer({
      'GET /api/things': (_, search) =>
        search.has('cursor')
          ? { body: { items: ['second', 'third'], nextCursor: null } }
          : { body: { items: ['first'], nextCursor: 'next' } },
    });
    await renderApp('/things', [page({ links })]);
    await userEvent.click(await more());
    expect(await screen.findByText('second')).toBeVisible();
    const main = within(screen.getByRole('main'));
    expect(links ? main.getByRole('link', { name: 'second' }) : main.getByRole('list')).toHaveFocus();
  });

  it('leads on who is there when the last page comes by itself', async () => {
    fakeServer({
      'GET /api/things': (_, search) =>
        search.has('cursor')
          ? { body: { items: ['second'], nextCursor: null } }
          : { body: { items: ['first'], nextCursor: 'next' } },
    });
    const store = await renderApp('/things', [page({ links: true })]);
    (await more()).focus();
    await act(() => store.dispatch(endpoints.things.initiate(undefined, { direction: 'forward' })));
    expect(await screen.findByRole('link', { name: 'second' })).toHaveFocus();
  });

  it('takes the focus from nowhere else', async () => {
    const second = Promise.withResolvers<object>();
    fakeServer({
      'GET /api/things': async (_, search) =>
        search.has('cursor')
          ? { body: await second.promise }
          : { body: { items: ['first'], nextCursor: 'next' } },
    });
    await renderApp('/things', [page({ links: true })]);
    await userEvent.click(await more());
    const elsewhere = screen.getByRole('link', { name: 'first' });
    elsewhere.focus();
    second.resolve({ items: ['second'], nextCursor: null });
    expect(await screen.findByText('second')).toBeVisible();
    expect(elsewhere).toHaveFocus();
  });

  it('says it in the words of its list, where that has some', async () => {
    serve('network-error');
    await renderApp('/things', [page({ failed: 'No more things.' })]);
    await userEvent.click(await more());
    expect(await within(screen.getByRole('main')).findByRole('alert')).toHaveTextContent('No more things.');
  });
});
