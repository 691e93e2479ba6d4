import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { THEO } from '../../../api/a-conversation';
import { fakeServer } from '../../../api/fake-server';
import { renderApp } from '../../../app/render-app';
import { features, freshChat } from './chat-page-setup';

describe('the chat', () => {
  freshChat();

  it('is behind the sign-in page, which leads back', async () => {
    fakeServer({});
    await renderApp(`/chat/${THEO}?listing=x`, features);
    expect(await screen.findByText('Arrived at /auth')).toBeVisible();
    expect(screen.getByText('Authentication Required')).toBeVisible();
    expect(screen.getByText('Please log in or continue as guest to chat.')).toBeVisible();
    expect(new URLSearchParams(location.search).get('next')).toBe(`/chat/${THEO}?listing=x`);
  });
});
