import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { COMMENT_LIMITS } from '#contract/comments';
import { fakeServer, refusal } from '../../../api/fake-server';
import { aGuestSession, forgetEverything, signedInAs } from '../../../app/render-app';
import { aComment, answer, field, listing, mine, open, openAs, post, ROUTE, socket } from './a-comments-page';
import type { ListingComment } from './comments-data';

jest.mock('socket.io-client', () => ({ io: () => socket.client }));

const name = () => screen.getByRole('textbox', { name: 'Your name' });

describe('the comments on a listing', () => {
  afterEach(async () => {
    await socket.forget();
    forgetEverything();
    jest.restoreAllMocks();
  });

  it('are read page by page, the seller’s and guests’ marked, and what was edited', async () => {
    fakeServer({
      [`GET ${ROUTE}`]: (_, search) =>
        search.has('cursor')
          ? answer([aComment('c', 'The oldest')])
          : {
              body: {
                items: [
                  aComment('a', 'It is.', { bySeller: true, editedAt: '2026-11-21T11:00:00.000Z' }),
                  aComment('b', 'Is it new?', {
                    author: { id: 'ana', kind: 'guest', name: 'Ana', avatar: null },
                  }),
                ],
                nextCursor: 'next',
                total: { count: 1000, capped: true },
              },
            },
    });
    await open();
    const section = within(await screen.findByRole('region', { name: /Comments/ }));
    const [first, second] = await section.findAllByRole('listitem');
    expect(first).toHaveTextContent(/Theo.*Seller.*edited.*It is\./);
    expect(second).toHaveTextContent(/Ana.*Guest.*Is it new\?/);
    expect(screen.getByRole('heading', { name: /Comments\s*1,000\+/ })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Show more comments' }));
    expect(await screen.findByText('The oldest')).toBeVisible();
  });

  it('ask visitors to sign in, and bring them back', async () => {
    fakeServer({ [`GET ${ROUTE}`]: answer([]) });
    await open();
    expect(await screen.findByText('Authentication required')).toBeVisible();
    const next = encodeURIComponent(`/listing/${listing.id}#comments`);
    const section = within(screen.getByRole('region', { name: 'Comments' }));
    expect(section.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', `/auth?next=${next}`);
    expect(await screen.findByText(/No comments yet/)).toBeVisible();
  });

  it('say so when they cannot be loaded, and can be asked for again', async () => {
    let away = true;
    fakeServer({
      [`GET ${ROUTE}`]: () =>
        away ? refusal(503, 'platform.unavailable') : answer([aComment('a', 'Hello')]),
    });
    await open();
    expect(await screen.findByText('Error loading comments')).toBeVisible();
    away = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Hello')).toBeVisible();
  });

  it('follow what others write', async () => {
    let items = [aComment('a', 'Hello')];
    fakeServer({ [`GET ${ROUTE}`]: () => answer(items) });
    await openAs();
    await screen.findByText('Hello');
    await waitFor(() => expect(socket.client.listening('connect')).toBe(true));
    await socket.connect();
    items = [aComment('b', 'Another one'), ...items];
    await socket.says('catalog.comments-changed', { listingId: listing.id });
    expect(await screen.findByText('Another one')).toBeVisible();
  });

  it('are posted, and the field is empty again', async () => {
    const items: ListingComment[] = [];
    const calls = fakeServer({
      [`GET ${ROUTE}`]: () => answer(items),
      [`POST ${ROUTE}`]: (body) => {
        items.unshift(mine('a', (body as { content: string }).content));
        return { status: 201, body: { id: 'a' } };
      },
    });
    await openAs();
    await post();
    expect(await screen.findByText('Please enter a comment')).toBeVisible();
    await userEvent.type(await field(), '  Does it fold? ');
    await post();
    expect(await screen.findByText('Does it fold?')).toBeVisible();
    expect(await field()).toHaveValue('');
    await waitFor(async () => expect(await field()).toHaveFocus());
    const sent = calls.find(({ route }) => route.startsWith('POST'))?.body;
    expect(sent).toEqual({ id: expect.stringMatching(/^[0-9a-f-]{36}$/), content: 'Does it fold?' });
  });

  it('of a guest do not begin with the name of the guest before them', async () => {
    fakeServer({ [`GET ${ROUTE}`]: answer([]), [`POST ${ROUTE}`]: { status: 201, body: { id: 'a' } } });
    await openAs(aGuestSession());
    await userEvent.type(await field(), 'Is it heavy?');
    await userEvent.type(name(), 'Ana Luz');
    await post();
    await waitFor(() => expect(name()).toHaveValue('Ana Luz'));
    await userEvent.type(await field(), 'And');
    const another = aGuestSession();
    await signedInAs({ ...another, profile: { ...another.profile, id: 'guest-2' } });
    expect(name()).toHaveValue('');
    expect(await field()).toHaveValue('');
  });

  it('of guests carry a name, which is kept for the next one', async () => {
    const calls = fakeServer({
      [`GET ${ROUTE}`]: answer([]),
      [`POST ${ROUTE}`]: { status: 201, body: { id: 'a' } },
    });
    await openAs(aGuestSession());
    await userEvent.type(await field(), 'Is it heavy?');
    await post();
    expect(await screen.findByText('Please enter your name to comment as a guest')).toBeVisible();
    await userEvent.type(screen.getByRole('textbox', { name: 'Your name' }), 'Ana');
    await post();
    await waitFor(async () => expect(await field()).toHaveValue(''));
    expect(screen.getByRole('textbox', { name: 'Your name' })).toHaveValue('Ana');
    expect(calls.find(({ route }) => route.startsWith('POST'))?.body).toMatchObject({ name: 'Ana' });
  });

  it.each([
    ['network-error' as const, 'Network error. Please check your connection and try again.'],
    [
      refusal(401, 'platform.authentication-required'),
      'Authentication error. Please try signing out and back in.',
    ],
    [refusal(422, 'platform.invalid-input'), 'Invalid data format. Please refresh the page and try again.'],
    [refusal(500, 'platform.internal'), 'Failed to post comment. Please try again.'],
    [refusal(403, 'catalog.cannot-comment'), 'You cannot comment on this listing.'],
  ])(
    'that are refused (%#) say why, keep their words and are the same one when sent again',
    async (refused, why) => {
      const calls = fakeServer({ [`GET ${ROUTE}`]: answer([]), [`POST ${ROUTE}`]: refused });
      await openAs();
      await userEvent.type(await field(), 'Hello');
      await post();
      expect(await screen.findByText(why)).toBeVisible();
      expect(await field()).toHaveValue('Hello');
      await post();
      const sent = () => calls.filter(({ route }) => route.startsWith('POST'));
      await waitFor(() => expect(sent()).toHaveLength(2));
      expect(sent()[0]?.body).toEqual(sent()[1]?.body);
    },
  );

  it('tell how many characters are left when it gets close', async () => {
    fakeServer({ [`GET ${ROUTE}`]: answer([]) });
    await openAs();
    const input = await field();
    expect(input).toHaveAttribute('maxlength', '5000');
    await userEvent.click(input);
    await userEvent.paste('x'.repeat(COMMENT_LIMITS.content - 7));
    expect(screen.getByText('7 characters left')).toBeVisible();
    await userEvent.paste('x'.repeat(6));
    expect(screen.getByText('1 character left')).toBeVisible();
  });
});
