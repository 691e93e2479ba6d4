import { afterEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer } from '../../../api/fake-server';
import { aSession, forgetEverything, renderApp, signedInAs } from '../../../app/render-app';
import { settings } from './feature';

const REMOVE = 'DELETE /api/profile/avatar';
const avatar = { id: 'mine', width: 10, height: 10, placeholder: 'data:,' };
const member = aSession({ avatar });
const own = { ...member.profile, fullName: null, bio: '', phone: null, memberSince: '2026-01-01' };

describe('the picture of a profile', () => {
  afterEach(forgetEverything);

  it('is removed once, however often that is pressed while it is', async () => {
    const answer = Promise.withResolvers<{ body: object }>();
    let shown = own;
    const calls = fakeServer({ 'GET /api/profile': () => ({ body: shown }), [REMOVE]: () => answer.promise });
    await renderApp('/settings', [settings]);
    await signedInAs(member);
    await userEvent.click(await screen.findByRole('button', { name: 'Remove' }));
    const confirm = within(await screen.findByRole('dialog')).getByRole('button', { name: /^Remove/ });
    await userEvent.click(confirm);
    expect(confirm).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(confirm);
    shown = { ...own, avatar: null };
    answer.resolve({ body: shown });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls.filter(({ route }) => route === REMOVE)).toHaveLength(1);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Upload picture' })).toHaveFocus());
  });
});
