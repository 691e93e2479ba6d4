import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer, refusal } from '../../../api/fake-server';
import { aSession, forgetEverything, signedInAs } from '../../../app/render-app';
import { aComment, answer, choose, listing, mine, offered, openAs, ROUTE, socket } from './a-comments-page';

jest.mock('socket.io-client', () => ({ io: () => socket.client }));

describe('one’s own comments on a listing', () => {
  afterEach(async () => {
    await socket.forget();
    forgetEverything();
    jest.restoreAllMocks();
  });

  it('are edited in their place', async () => {
    let items = [mine('a', 'Does it fold?')];
    fakeServer({
      [`GET ${ROUTE}`]: () => answer(items),
      'PATCH /api/comments/a': (body) => {
        items = [mine('a', (body as { content: string }).content)];
        return { status: 204 };
      },
    });
    await openAs();
    await choose('Edit');
    const edited = screen.getByRole('textbox', { name: 'Edit your comment' });
    expect(edited).toHaveFocus();
    await userEvent.clear(edited);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Please enter a comment')).toBeVisible();
    await userEvent.type(edited, 'Does it fold flat?');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Does it fold flat?')).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'Edit your comment' })).toBeNull();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /^Options for the comment/ })).toHaveFocus(),
    );
  });

  it('are deleted once that is confirmed', async () => {
    let items = [mine('a', 'Does it fold?')];
    fakeServer({
      [`GET ${ROUTE}`]: () => answer(items),
      'DELETE /api/comments/a': () => {
        items = [];
        return { status: 204 };
      },
    });
    await openAs();
    await choose('Delete');
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete this comment?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByText('Does it fold?')).toBeNull());
    expect(screen.getByText('Comment deleted')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('heading', { name: /^Comments/ })).toHaveFocus());
  });

  it('say so when they cannot be changed', async () => {
    fakeServer({
      [`GET ${ROUTE}`]: answer([mine('a', 'Does it fold?')]),
      'PATCH /api/comments/a': refusal(404, 'catalog.comment-not-found'),
      'DELETE /api/comments/a': refusal(500, 'platform.internal'),
    });
    await openAs();
    await choose('Edit');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Error updating comment')).toBeVisible();
    expect(screen.getByText('This comment is no longer there.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await choose('Delete');
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Error deleting comment')).toBeVisible();
  });

  it('alone offer that; others’ can be reported, and deleted by administrators', async () => {
    fakeServer({ [`GET ${ROUTE}`]: answer([aComment('a', 'Spam')]) });
    await openAs();
    await userEvent.click(await screen.findByRole('button', { name: 'Options for the comment by Theo' }));
    expect(offered()).toEqual(['Report']);
    const href = `/listing/${listing.id}?report=comment%3Aa`;
    expect(screen.getByRole('menuitem', { name: 'Report' })).toHaveAttribute('href', href);
    await signedInAs(aSession({ role: 'admin' }));
    expect(offered()).toEqual(['Report', 'Delete']);
  });
});
