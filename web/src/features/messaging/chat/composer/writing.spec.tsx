import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeUploads } from '../../../../api/fake-uploads';
import {
  BEGIN,
  composer,
  freshChat,
  log,
  mine,
  open,
  openOnline,
  SEND,
  sent,
  socket,
  stored,
  talk,
  write,
} from '../chat-page-setup';
import { aMessage, aThread, CONVERSATION, ME, THEO } from '../data/a-conversation';

describe('writing', () => {
  freshChat();

  it('sends at once, shows it on its way and then stored', async () => {
    talk([aMessage(1)]);
    await openOnline();
    socket.answer({ 'messaging.send': ({ id, content }) => stored(id, 2, content) });
    await write('  Hello there {Enter}');
    expect(await within(log()).findByText('Hello there')).toBeVisible();
    expect(await within(log()).findByText('Sent')).toBeInTheDocument();
    expect(composer()).toHaveValue('');
    expect(socket.said('messaging.send')).toEqual([
      {
        conversationId: CONVERSATION,
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        content: 'Hello there',
        imageIds: [],
      },
    ]);
    expect(localStorage.getItem(`chat-outbox:${ME}`)).toBeNull();
  });

  it('breaks the line with Shift+Enter, and not while a word is composed', async () => {
    talk([aMessage(1)]);
    await openOnline();
    await write('one{Shift>}{Enter}{/Shift}two');
    expect(composer()).toHaveValue('one\ntwo');
    const composing = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, isComposing: true });
    act(() => void composer().dispatchEvent(composing));
    expect(socket.said('messaging.send')).toEqual([]);
  });

  it('takes 1000 characters, and counts them', async () => {
    talk([aMessage(1)]);
    await openOnline();
    expect(composer()).toHaveAttribute('maxlength', '1000');
    await write('four');
    expect(screen.getByText('4/1000')).toBeVisible();
  });

  it('refuses what has neither words nor pictures', async () => {
    talk([aMessage(1)]);
    await openOnline();
    await write('   {Enter}');
    expect(await screen.findByText('Missing required information to send message.')).toBeVisible();
    expect(socket.said('messaging.send')).toEqual([]);
  });

  it('says a quick reply with one touch', async () => {
    talk([aMessage(1)]);
    await openOnline();
    socket.answer({ 'messaging.send': ({ id, content }) => stored(id, 2, content) });
    const replies = within(screen.getByRole('list', { name: 'Quick replies' })).getAllByRole('button');
    expect(replies.map(({ textContent }) => textContent)).toEqual([
      'Thanks!',
      'Sounds good!',
      'When can we meet?',
      'Is this still available?',
      "What's your best price?",
      'Can you send more photos?',
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'When can we meet?' }));
    expect(socket.said('messaging.send')).toMatchObject([{ content: 'When can we meet?' }]);
  });

  it('begins the conversation with its first message', async () => {
    const calls = talk([], { id: null }, { [BEGIN]: { body: aThread() } });
    await openOnline();
    expect(screen.getByText('No messages yet')).toBeVisible();
    expect(screen.getByText('Start the conversation!')).toBeVisible();
    socket.answer({ 'messaging.send': ({ id, content }) => stored(id, 1, content) });
    await write('First!{Enter}');
    expect(await within(log()).findByText('First!')).toBeVisible();
    expect(await within(log()).findByText('Sent')).toBeInTheDocument();
    expect(calls.filter(({ route }) => route === BEGIN)).toMatchObject([{ body: { personId: THEO } }]);
  });

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
    expect(await within(log()).findByText('Sent')).toBeInTheDocument();
    expect(sent(calls)).toMatchObject([{ content: 'By post' }]);
  });

  it('keeps a message that was lost on the way, over a reload too, and sends it again as the same', async () => {
    const calls = talk([aMessage(1)], {}, { [SEND]: 'network-error' });
    await openOnline();
    socket.answer({ 'messaging.send': () => 'lost' });
    await write('Do you hear me?{Enter}');
    expect(await within(log()).findByText('Sending')).toBeInTheDocument();
    await waitFor(() => expect(sent(calls)).toHaveLength(1));
    expect(localStorage.getItem(`chat-outbox:${ME}`)).toContain('Do you hear me?');
    await socket.disconnect();
    socket.answer({ 'messaging.send': ({ id, content }) => stored(id, 2, content) });
    await socket.connect();
    expect(await within(log()).findByText('Sent')).toBeInTheDocument();
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

  it('sends pictures, with or without words, once they have been uploaded', async () => {
    const uploads = fakeUploads();
    const image = { id: 'image-1', width: 800, height: 600, placeholder: 'data:,' };
    uploads.push({ status: 201, body: image });
    talk([aMessage(1)]);
    await openOnline();
    socket.answer({
      'messaging.send': ({ id }) => ({
        data: {
          message: mine(2, { id, kind: 'image', content: '', images: [image] }),
          offerQuestion: null,
          offerFailed: false,
        },
      }),
    });
    const photo = new File(['x'], 'chair.jpg', { type: 'image/jpeg' });
    await userEvent.upload(screen.getByLabelText('Add pictures'), photo);
    expect(await screen.findByRole('button', { name: 'Remove picture 1' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByRole('button', { name: 'Open picture 1 of 1 from You' })).toBeVisible();
    expect(socket.said('messaging.send')).toMatchObject([{ content: '', imageIds: ['image-1'] }]);
  });

  it('sends pictures in the order in which they were chosen, however their uploads end', async () => {
    const uploads = fakeUploads();
    const arriving = [1, 2, 3].map((number) => {
      const { promise, resolve } = Promise.withResolvers<{ status: number; body: unknown }>();
      const image = { id: `image-${number}`, width: 800, height: 600, placeholder: 'data:,' };
      uploads.push(promise);
      return () => resolve({ status: 201, body: image });
    });
    talk([aMessage(1)]);
    await openOnline();
    socket.answer({ 'messaging.send': ({ id }) => stored(id, 2, '') });
    const photos = [1, 2, 3].map((number) => new File(['x'], `${number}.jpg`, { type: 'image/jpeg' }));
    await userEvent.upload(screen.getByLabelText('Add pictures'), photos);
    for (const number of [3, 1, 2]) {
      arriving[number - 1]?.();
      await waitFor(() =>
        expect(localStorage.getItem(`chat-draft:${ME}:${THEO}:`)).toContain(`image-${number}`),
      );
    }
    await waitFor(() => expect(screen.queryAllByRole('progressbar')).toEqual([]));
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(socket.said('messaging.send')).toMatchObject([{ imageIds: ['image-1', 'image-2', 'image-3'] }]);
  });

  it('refuses a picture that is too large', async () => {
    talk([aMessage(1)]);
    await openOnline();
    const photo = new File(['x'], 'chair.jpg', { type: 'image/jpeg' });
    Object.defineProperty(photo, 'size', { value: 11 * 1024 * 1024 });
    await userEvent.upload(screen.getByLabelText('Add pictures'), photo);
    expect(await screen.findByText('Please select images smaller than 10MB each')).toBeVisible();
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

  it('keeps a draft for each conversation', async () => {
    talk([aMessage(1)], {}, { 'GET /api/conversations/with/lena': { body: aThread({ id: null }) } });
    await openOnline();
    await write('Half a sent');
    expect(localStorage.getItem(`chat-draft:${ME}:${THEO}:`)).toContain('Half a sent');
  });

  it('tells that one types once a second, and that one stopped after a second', async () => {
    talk([aMessage(1)]);
    await openOnline();
    await write('abc');
    expect(socket.said('messaging.typing')).toEqual([{ conversationId: CONVERSATION, typing: true }]);
    const stopped = { conversationId: CONVERSATION, typing: false };
    await waitFor(() => expect(socket.said('messaging.typing').at(-1)).toEqual(stopped));
  });
});
