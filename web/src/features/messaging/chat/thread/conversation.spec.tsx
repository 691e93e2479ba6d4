import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusal } from '../../../../api/fake-server';
import { shownToast } from '../../../../ui/toast/toast-store';
import {
  composer,
  freshChat,
  LIST,
  listOf,
  MESSAGES,
  open,
  openOnline,
  page,
  THREAD,
  talk,
} from '../chat-page-setup';
import { aConversation, aMessage, THEO } from '../data/a-conversation';

describe('a conversation', () => {
  freshChat();

  it('opens with the cursor in the composer, and leads back to its row', async () => {
    talk([aMessage(1)], {}, { [LIST]: listOf(aConversation()) });
    await open('/chat');
    const row = await screen.findByRole('link', { name: /Theo/ });
    await userEvent.click(row);
    await screen.findByRole('textbox', { name: 'Write a message' });
    await waitFor(() => expect(composer()).toHaveFocus());
    expect(row).toHaveAttribute('aria-current', 'page');
    await userEvent.click(screen.getByRole('link', { name: 'Back to conversations' }));
    await waitFor(() => expect(row).toHaveFocus());
  });

  it('reads the meetups of the two anew whenever it is opened', async () => {
    const MEETUPS = `GET /api/meetups/with/${THEO}`;
    const calls = talk([], {}, { [LIST]: listOf(aConversation()), [MEETUPS]: { body: { items: [] } } });
    const asked = () => calls.filter(({ route }) => route === MEETUPS).length;
    await openOnline();
    const before = asked();
    await userEvent.click(screen.getByRole('link', { name: 'Back to conversations' }));
    await userEvent.click(await screen.findByRole('link', { name: /Theo/ }));
    await screen.findByRole('textbox', { name: 'Write a message' });
    expect(asked()).toBe(before + 1);
  });

  it('says that it is being prepared', async () => {
    talk([], {}, { [THREAD]: () => new Promise(() => undefined) });
    await open();
    expect(await screen.findByText('Setting up your chat...')).toBeVisible();
  });

  it('says that it cannot be had, and offers a reload', async () => {
    talk([], {}, { [THREAD]: refusal(404, 'messaging.person-not-found') });
    await open();
    expect(await screen.findByText('Chat Unavailable')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeVisible();
    expect(screen.getByText(/^Could not start conversation\. /)).toBeVisible();
    expect(shownToast()).toBeNull();
  });

  it('says that it cannot be had about this listing', async () => {
    talk([], {}, { [THREAD]: refusal(404, 'messaging.item-not-found') });
    await open(`/chat/${THEO}?listing=gone`);
    expect(await screen.findByText(/^Failed to start conversation about this listing\. /)).toBeVisible();
  });

  it('says that its messages could not be loaded, and tries again', async () => {
    let down = true;
    talk([], { lastSeq: 1 }, { [MESSAGES]: () => (down ? 'network-error' : page([aMessage(1)])) });
    await open();
    expect(await screen.findAllByText('Failed to load messages.')).toHaveLength(1);
    down = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Message 1')).toBeVisible();
  });
});
