import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import {
  composer,
  freshChat,
  log,
  logged,
  open,
  openOnline,
  SEND,
  sent,
  socket,
  stored,
  talk,
  write,
} from '../chat-page-setup';
import { aMessage, CONVERSATION, ME, THEO } from './a-conversation';

describe('a message that did not arrive at once', () => {
  freshChat();

  it('goes over HTTP without a connection', async () => {
    const calls = talk(
      [aMessage(1)],
      {},
      {
        [SEND]: (body) => {
          const { id, content } = body as { id: string; content: string };
          return { status: 201, body: stored(id, 2, content).data };
        },
      },
    );
    await open();
    await screen.findByText('Message 1');
    await write('By post{Enter}');
    expect(await logged('Sent')).toBeInTheDocument();
    expect(sent(calls)).toMatchObject([{ content: 'By post' }]);
  });

  it('keeps a message that was lost on the way, over a reload too, and sends it again as the same', async () => {
    const calls = talk([aMessage(1)], {}, { [SEND]: 'network-error' });
    await openOnline();
    socket.answer({ 'messaging.send': () => 'lost' });
    await write('Do you hear me?{Enter}');
    expect(await logged('Sending')).toBeInTheDocument();
    await waitFor(() => expect(sent(calls)).toHaveLength(1));
    expect(localStorage.getItem(`chat-outbox:${ME}`)).toContain('Do you hear me?');
    await socket.disconnect();
    socket.answer({ 'messaging.send': ({ id, content }) => stored(id, 2, content) });
    await socket.connect();
    expect(await logged('Sent')).toBeInTheDocument();
    expect(within(log()).getAllByText('Do you hear me?')).toHaveLength(1);
    const ids = [...socket.said('messaging.send').map(({ id }) => id), (sent(calls)[0] as { id: string }).id];
    expect(new Set(ids).size).toBe(1);
  });

  it('sends on the next visit what the last one could not', async () => {
    const unsent = {
      id: '5f0c3c1e-0000-4000-8000-000000000001',
      personId: THEO,
      listingId: null,
      conversationId: CONVERSATION,
      content: 'From before',
      images: [],
      createdAt: '2026-11-20T12:00:00.000Z',
    };
    localStorage.setItem(`chat-outbox:${ME}`, JSON.stringify([unsent]));
    const calls = talk(
      [aMessage(1)],
      {},
      { [SEND]: { status: 201, body: stored(unsent.id, 2, 'From before').data } },
    );
    await open('/chat');
    await waitFor(() =>
      expect(sent(calls)).toEqual([{ id: unsent.id, content: 'From before', imageIds: [] }]),
    );
    await waitFor(() => expect(localStorage.getItem(`chat-outbox:${ME}`)).toBeNull());
  });

  it('puts what was refused back into the composer, and says why', async () => {
    talk([aMessage(1)]);
    await openOnline();
    socket.answer({
      'messaging.send': () => ({
        problem: { status: 403, code: 'messaging.cannot-write', title: 'cannot-write' },
      }),
    });
    await write('Hello?{Enter}');
    expect(await screen.findByText('Cannot access conversation')).toBeVisible();
    expect(screen.getByText('You can no longer write to each other.')).toBeVisible();
    expect(composer()).toHaveValue('Hello?');
    expect(within(log()).queryByText('Hello?')).toBeNull();
  });

  it('says in general words that the server failed', async () => {
    talk([aMessage(1)]);
    await openOnline();
    socket.answer({
      'messaging.send': () => ({ problem: { status: 500, code: 'platform.internal', title: 'internal' } }),
    });
    await write('Hello?{Enter}');
    expect(await screen.findByText('Failed to send message. Please try again.')).toBeVisible();
    expect(composer()).toHaveValue('Hello?');
  });
});
