import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer, refusal } from '../../../api/fake-server';
import { forgetEverything, renderApp } from '../../../app/render-app';
import { shownToast } from '../../../ui/toast/toast-store';
import { noticePreferences } from './feature';

async function open(answer: { status?: number; body?: object }) {
  const calls = fakeServer({ 'POST /unsubscribe': answer });
  await renderApp('/unsubscribe?token=abc', [noticePreferences]);
  const tap = await screen.findByRole('button', { name: 'Stop the emails' });
  expect(calls).toEqual([]);
  await userEvent.click(tap);
}

describe('the link in mails that ends them', () => {
  afterEach(() => {
    forgetEverything();
    jest.restoreAllMocks();
  });

  it('waits for a tap', async () => {
    await open({ body: { kind: 'message' } });
    expect(await screen.findByRole('heading', { name: 'Emails are off' })).toHaveFocus();
  });

  it('says once when it no longer works', async () => {
    await open(refusal(404, 'notifications.unsubscribe-link-unknown'));
    expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toHaveFocus();
    expect(shownToast()).toBeNull();
  });

  it('says when it could not be followed, and can be tapped again', async () => {
    await open(refusal(503, 'platform.unavailable'));
    expect(await screen.findByText(/^Temporarily unavailable/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Stop the emails' })).toBeEnabled();
  });
});
