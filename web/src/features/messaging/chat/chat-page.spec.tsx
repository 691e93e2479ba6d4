import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { fakeServer } from '../../../api/fake-server';
import { renderApp } from '../../../app/render-app';
import { shownToast } from '../../../ui/toast/toast-store';
import { features, freshChat } from './chat-page-setup';
import { THEO } from './data/a-conversation';

describe('the chat', () => {
  freshChat();

  it('is explained in its place, with the ways in, which lead back', async () => {
    fakeServer({});
    const here = `/chat/${THEO}?listing=x`;
    await renderApp(here, features);
    expect(await screen.findByRole('heading', { name: 'Authentication Required' })).toBeVisible();
    const main = within(screen.getByRole('main'));
    expect(main.getByText('Please log in or continue as guest to chat.')).toBeVisible();
    expect(shownToast()).toBeNull();
    const next = encodeURIComponent(here);
    expect(main.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', `/auth?next=${next}`);
    expect(main.getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', `/signup?next=${next}`);
    expect(main.getByRole('link', { name: 'Continue as Guest' })).toHaveAttribute('href', `${here}&guest=1`);
    expect(location.pathname + location.search).toBe(here);
  });
});
