import { describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  BEGIN,
  composer,
  freshChat,
  logged,
  openOnline,
  SEND,
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
    expect(await logged('Hello there')).toBeVisible();
    expect(await logged('Sent')).toBeInTheDocument();
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

  it('says a quick reply once when it is pressed twice', async () => {
    talk([aMessage(1)]);
    await openOnline();
    socket.answer({ 'messaging.send': ({ id, content }) => stored(id, 2, content) });
    await userEvent.dblClick(screen.getByRole('button', { name: 'Thanks!' }));
    expect(await logged('Sent')).toBeInTheDocument();
    expect(socket.said('messaging.send')).toMatchObject([{ content: 'Thanks!' }]);
  });

  it('does not say a quick reply again that has not arrived yet', async () => {
    talk([aMessage(1)], {}, { [SEND]: () => 'network-error' });
    await openOnline();
    await socket.disconnect();
    const now = jest.spyOn(Date, 'now');
    for (const later of [0, 5000, 10_000]) {
      now.mockReturnValue(Date.parse('2026-11-30T10:00:00Z') + later);
      await userEvent.click(screen.getByRole('button', { name: 'Thanks!' }));
    }
    expect(JSON.parse(localStorage.getItem(`chat-outbox:${ME}`) ?? '[]')).toMatchObject([
      { content: 'Thanks!' },
    ]);
  });

  it('says a quick reply again to who means it', async () => {
    talk([aMessage(1)]);
    await openOnline();
    socket.answer({ 'messaging.send': ({ id, content }) => stored(id, 2, content) });
    const reply = screen.getByRole('button', { name: 'Thanks!' });
    await userEvent.click(reply);
    expect(await logged('Sent')).toBeInTheDocument();
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 5000);
    await userEvent.click(reply);
    expect(socket.said('messaging.send')).toHaveLength(2);
  });

  it('begins the conversation with its first message', async () => {
    const calls = talk([], { id: null }, { [BEGIN]: { body: aThread() } });
    await openOnline();
    expect(screen.getByText('No messages yet')).toBeVisible();
    expect(screen.getByText('Start the conversation!')).toBeVisible();
    socket.answer({ 'messaging.send': ({ id, content }) => stored(id, 1, content) });
    await write('First!{Enter}');
    expect(await logged('First!')).toBeVisible();
    expect(await logged('Sent')).toBeInTheDocument();
    expect(calls.filter(({ route }) => route === BEGIN)).toMatchObject([{ body: { personId: THEO } }]);
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
