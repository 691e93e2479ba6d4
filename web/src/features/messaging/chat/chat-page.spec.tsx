import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  aConversation,
  aMessage,
  anItem,
  anOffer,
  aPerson,
  aThread,
  CONVERSATION,
  ME,
  THEO,
} from '../../../api/a-conversation';
import { type FakeCall, fakeServer, refusal } from '../../../api/fake-server';
import { fakeSocket } from '../../../api/fake-socket';
import { fakeUploads } from '../../../api/fake-uploads';
import type { ChatMessage, Thread } from '../../../api/messaging';
import { SIGNED_IN_HINT } from '../../../api/refresh-session';
import { aSession, forgetEverything, renderApp, stub } from '../../../app/render-app';
import { chat, chatLinks } from './feature';

const socket = fakeSocket();
jest.mock('socket.io-client', () => ({ io: () => socket.client }));

const LIST = 'GET /api/conversations';
const THREAD = `GET /api/conversations/with/${THEO}`;
const MESSAGES = `GET /api/conversations/${CONVERSATION}/messages`;
const SEND = `POST /api/conversations/${CONVERSATION}/messages`;
const BEGIN = 'POST /api/conversations';
const PEOPLE = 'GET /api/people';

const listOf = (...items: ReturnType<typeof aConversation>[]) => ({ body: { items, nextCursor: null } });
const page = (items: ChatMessage[], more = false) => ({ body: { items, more } });
const mine = (seq: number, wanted: Partial<ChatMessage> = {}) => aMessage(seq, { senderId: ME, ...wanted });

type Routes = Parameters<typeof fakeServer>[0];
/** A conversation with Theo of these messages. */
const talk = (messages: ChatMessage[], thread: Partial<Thread> = {}, more: Routes = {}): FakeCall[] =>
  fakeServer({
    'POST /api/auth/refresh': { body: aSession() },
    [LIST]: listOf(),
    'GET /api/inbox': { body: { unreadMessages: 0, unreadNotifications: 0 } },
    [THREAD]: { body: aThread({ lastSeq: messages.length, readSeq: messages.length, ...thread }) },
    [MESSAGES]: (_, search) => (search.has('after') ? page([]) : page(messages)),
    [`POST /api/conversations/${CONVERSATION}/read`]: { status: 204 },
    ...more,
  });

const features = [chat, chatLinks, stub('/auth'), stub('/listings')];
async function open(address = `/chat/${THEO}`) {
  localStorage.setItem(SIGNED_IN_HINT, '1');
  await renderApp(address, features);
}
const openOnline = async (address?: string) => {
  await open(address);
  await screen.findByRole('textbox', { name: 'Write a message' });
  await socket.connect();
};

const log = () => screen.getByRole('log', { name: 'Messages with Theo' });
const composer = () => screen.getByRole('textbox', { name: 'Write a message' });
const write = (words: string) => userEvent.type(composer(), words);
const told = (id: string, name: string, lastMessage: ChatMessage) =>
  aConversation({ id, person: aPerson({ id, name }), lastMessage });
const rows = () =>
  screen
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
    .filter((text) => /Lena|Theo/.test(text));
const chooseFromMenu = async (item: string) => {
  await userEvent.click(screen.getByRole('button', { name: 'More about this conversation' }));
  await userEvent.click(screen.getByRole('menuitem', { name: item }));
};
const sent = (calls: FakeCall[]) => calls.filter(({ route }) => route === SEND).map(({ body }) => body);
const arrives = (message: ChatMessage, conversationId = CONVERSATION) =>
  socket.says('messaging.message', { conversationId, message, notification: null });
const stored = (id: string, seq: number, content: string) => ({
  data: {
    message: mine(seq, { id, content, createdAt: new Date().toISOString() }),
    offerQuestion: null,
    offerFailed: false,
  },
});

describe('the chat', () => {
  beforeEach(() => {
    jest.spyOn(document, 'hasFocus').mockReturnValue(true);
  });
  afterEach(async () => {
    await socket.forget();
    forgetEverything();
    // Another tab's `localStorage.clear()`: what is held in memory goes too.
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null })));
    jest.restoreAllMocks();
  });

  describe('for visitors', () => {
    it('is behind the sign-in page, which leads back', async () => {
      fakeServer({});
      await renderApp(`/chat/${THEO}?listing=x`, features);
      expect(await screen.findByText('Arrived at /auth')).toBeVisible();
      expect(screen.getByText('Authentication Required')).toBeVisible();
      expect(screen.getByText('Please log in or continue as guest to chat.')).toBeVisible();
      expect(new URLSearchParams(location.search).get('next')).toBe(`/chat/${THEO}?listing=x`);
    });
  });

  describe('the list', () => {
    it.each(['/chat', '/messages'])('stands at %s, with a welcome beside it', async (address) => {
      const about = anItem();
      const unread = aConversation({
        item: about,
        unread: 2,
        lastMessage: aMessage(2, { content: 'Still there?' }),
      });
      const answered = aConversation({
        id: 'two',
        person: aPerson({ id: 'lena', name: 'Lena' }),
        lastMessage: mine(4, { content: 'Thanks!' }),
      });
      talk([], {}, { [LIST]: listOf(unread, answered) });
      await open(address);
      const first = await screen.findByRole('link', {
        name: /Theo.*Walnut lounge chair.*Still there\?.*2 unread/,
      });
      expect(first).toHaveAttribute('href', `/chat/${THEO}?listing=${about.id}`);
      expect(screen.getByRole('link', { name: /Lena.*You: Thanks!/ })).toBeVisible();
      expect(screen.getByText('Your messages')).toBeVisible();
      expect(document.title).toContain('Messages');
      expect(document.querySelector('meta[name=description]')).toHaveAttribute(
        'content',
        'Chat with buyers and sellers.',
      );
    });

    it('tells pictures, offers, removed messages and people who left in words', async () => {
      const offer = { id: 'offer', event: 'countered', amount: 170 } as const;
      talk(
        [],
        {},
        {
          [LIST]: listOf(
            told(
              'a',
              'Ann',
              mine(1, {
                kind: 'image',
                content: '',
                images: [{ id: 'i', width: 1, height: 1, placeholder: '' }],
              }),
            ),
            told('b', 'Ben', aMessage(1, { kind: 'offer', content: '', offer })),
            told('c', 'Cleo', aMessage(1, { removed: true, content: '' })),
            aConversation({ id: 'd', person: aPerson({ id: 'd', name: '', deleted: true }) }),
          ),
        },
      );
      await open('/chat');
      expect(await screen.findByText('You: Picture')).toBeVisible();
      expect(screen.getByText('Ben asks for $170')).toBeVisible();
      expect(screen.getByText('Message removed')).toBeVisible();
      expect(screen.getByText('Deleted user')).toBeVisible();
    });

    it('is empty at first', async () => {
      talk([]);
      await open('/chat');
      expect(await screen.findByText('No conversations yet.')).toBeVisible();
    });

    it('says that it could not be loaded, and tries again', async () => {
      let down = true;
      talk([], {}, { [LIST]: () => (down ? 'network-error' : listOf(aConversation())) });
      await open('/chat');
      const failed = 'Failed to load conversations. Please try refreshing the page.';
      await waitFor(() => expect(screen.getAllByText(failed)).toHaveLength(2));
      expect(within(screen.getByRole('alert')).getByText(failed)).toBeVisible();
      down = false;
      await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
      expect(await screen.findByRole('link', { name: /Theo/ })).toBeVisible();
    });

    it('goes on with its next page', async () => {
      talk(
        [],
        {},
        {
          [LIST]: (_, search) =>
            search.get('cursor') === 'next'
              ? listOf(aConversation({ id: 'two', person: aPerson({ id: 'lena', name: 'Lena' }) }))
              : { body: { items: [aConversation()], nextCursor: 'next' } },
        },
      );
      await open('/chat');
      await userEvent.click(await screen.findByRole('button', { name: 'Load more' }));
      expect(await screen.findByRole('link', { name: /Lena/ })).toBeVisible();
      expect(screen.getByRole('link', { name: /Theo/ })).toBeVisible();
    });

    it('follows what is written, and asks for a conversation it does not know', async () => {
      let conversations = [
        aConversation({ id: 'one', person: aPerson({ id: 'lena', name: 'Lena' }) }),
        aConversation(),
      ];
      talk([], {}, { [LIST]: () => listOf(...conversations) });
      await open('/chat');
      await screen.findByRole('link', { name: /Lena/ });
      await socket.connect();
      await arrives(aMessage(2, { content: 'Fresh news' }));
      await waitFor(() => expect(rows()[0]).toMatch(/Theo.*Fresh news.*1 unread message/));
      await socket.says('messaging.receipt', {
        conversationId: CONVERSATION,
        personId: ME,
        deliveredSeq: 2,
        readSeq: 2,
      });
      await waitFor(() => expect(rows()[0]).not.toMatch(/unread/));
      conversations = [
        aConversation({ id: 'new', person: aPerson({ id: 'new', name: 'Noor' }) }),
        ...conversations,
      ];
      await arrives(aMessage(1), 'new');
      expect(await screen.findByRole('link', { name: /Noor/ })).toBeVisible();
    });

    it('finds people by name', async () => {
      const calls = talk(
        [],
        {},
        {
          [PEOPLE]: (_, search) => ({ body: { items: search.get('q') === 'the' ? [aPerson()] : [] } }),
        },
      );
      await open('/chat');
      const search = await screen.findByRole('textbox', { name: 'Find people' });
      await userEvent.type(search, 'the');
      expect(await screen.findByRole('link', { name: /Theo.*@theo_b/ })).toHaveAttribute(
        'href',
        `/chat/${THEO}`,
      );
      expect(calls.filter(({ route }) => route === PEOPLE)).toHaveLength(1);
      await userEvent.type(search, 'x');
      await waitFor(() => expect(screen.getAllByText('No users found.')[0]).toBeVisible());
      await userEvent.click(screen.getByRole('button', { name: 'Clear the search' }));
      expect(await screen.findByText('No conversations yet.')).toBeVisible();
    });

    it('says that the search failed', async () => {
      talk([], {}, { [PEOPLE]: 'network-error' });
      await open('/chat');
      await userEvent.type(await screen.findByRole('textbox', { name: 'Find people' }), 'the');
      expect(await within(screen.getByRole('alert')).findByText('Failed to search users.')).toBeVisible();
    });
  });

  describe('a conversation', () => {
    it('opens with the cursor in the composer, and leads back to its row', async () => {
      talk([aMessage(1)], {}, { [LIST]: listOf(aConversation()) });
      await open('/chat');
      const row = await screen.findByRole('link', { name: /Theo/ });
      await userEvent.click(row);
      await waitFor(() => expect(composer()).toHaveFocus());
      expect(row).toHaveAttribute('aria-current', 'page');
      await userEvent.click(screen.getByRole('link', { name: 'Back to conversations' }));
      await waitFor(() => expect(row).toHaveFocus());
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
      expect(await screen.findByText('Could not start conversation.')).toBeVisible();
    });

    it('says that it cannot be had about this listing', async () => {
      talk([], {}, { [THREAD]: refusal(404, 'messaging.item-not-found') });
      await open(`/chat/${THEO}?listing=gone`);
      expect(await screen.findByText('Failed to start conversation about this listing.')).toBeVisible();
    });

    it('shows who said what, automatic replies, offers and what was removed', async () => {
      const offer = { id: 'offer', event: 'accepted', amount: 150 } as const;
      talk([
        aMessage(1, { content: 'Hello Mara', createdAt: '2024-03-05T12:00:00.000Z' }),
        mine(2, { content: 'Hello Theo' }),
        aMessage(3, { content: 'I need at least $170.', automatic: true }),
        aMessage(4, { kind: 'offer', content: '', offer }),
        aMessage(5, { content: '', removed: true }),
      ]);
      await open();
      expect(await screen.findByText('Hello Mara')).toBeVisible();
      expect(within(log()).getByText('Automatic reply')).toBeVisible();
      expect(within(log()).getByText('Theo accepted $150')).toBeVisible();
      expect(within(log()).getByText('This message was removed.')).toBeVisible();
      expect(within(log()).getByRole('heading', { level: 3, name: 'March 5, 2024' })).toBeVisible();
    });

    it('says that its messages could not be loaded, and tries again', async () => {
      let down = true;
      talk([], { lastSeq: 1 }, { [MESSAGES]: () => (down ? 'network-error' : page([aMessage(1)])) });
      await open();
      expect(await within(screen.getByRole('alert')).findByText('Failed to load messages.')).toBeVisible();
      down = false;
      await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
      expect(await screen.findByText('Message 1')).toBeVisible();
    });

    it('goes back to what was said before', async () => {
      const all = Array.from({ length: 60 }, (_, n) => aMessage(n + 1));
      talk(
        [],
        { lastSeq: 60, readSeq: 60 },
        {
          [MESSAGES]: (_, search) =>
            search.get('before') === '11' ? page(all.slice(0, 10)) : page(all.slice(10), true),
        },
      );
      await open();
      await screen.findByText('Message 60');
      expect(screen.queryByText('Message 10')).toBeNull();
      await userEvent.click(screen.getByRole('button', { name: 'Load older messages' }));
      expect(await screen.findByText('Message 1')).toBeVisible();
      expect(screen.queryByRole('button', { name: 'Load older messages' })).toBeNull();
    });

    it('tells what became of one’s messages as the other side goes on', async () => {
      talk([mine(1)]);
      await openOnline();
      expect(await within(log()).findByText('Sent')).toBeInTheDocument();
      const receipt = { conversationId: CONVERSATION, personId: THEO };
      await socket.says('messaging.receipt', { ...receipt, deliveredSeq: 1, readSeq: 0 });
      expect(await within(log()).findByText('Delivered')).toBeInTheDocument();
      await socket.says('messaging.receipt', { ...receipt, deliveredSeq: 1, readSeq: 1 });
      expect(await within(log()).findByText('Read')).toBeInTheDocument();
    });

    it('shows what comes, tells that it arrived and was read, and leaves others alone', async () => {
      talk([aMessage(1)]);
      await openOnline();
      await screen.findByText('Message 1');
      await arrives(aMessage(2));
      await arrives(aMessage(9, { content: 'For another window' }), 'another');
      expect(await screen.findByText('Message 2')).toBeVisible();
      expect(screen.queryByText('For another window')).toBeNull();
      await waitFor(() =>
        expect(socket.said('messaging.read')).toEqual([
          // The first look, which reads what was told of without a message.
          { conversationId: CONVERSATION, seq: 1 },
          { conversationId: CONVERSATION, seq: 2 },
        ]),
      );
    });

    it('reads nothing while nobody looks', async () => {
      jest.spyOn(document, 'hasFocus').mockReturnValue(false);
      talk([aMessage(1)], { readSeq: 0 });
      await openOnline();
      expect(await screen.findByText('Message 1')).toBeVisible();
      expect(screen.getByText('New')).toBeVisible();
      expect(socket.said('messaging.read')).toEqual([]);
      jest.spyOn(document, 'hasFocus').mockReturnValue(true);
      act(() => void window.dispatchEvent(new Event('focus')));
      await waitFor(() => expect(socket.said('messaging.read')).toHaveLength(1));
    });

    it('asks for what a hole in the numbers hides', async () => {
      const calls = talk(
        [aMessage(1)],
        {},
        {
          [MESSAGES]: (_, search) =>
            search.get('after') === '1' ? page([aMessage(2), aMessage(3)]) : page([aMessage(1)]),
        },
      );
      await openOnline();
      await screen.findByText('Message 1');
      await arrives(aMessage(4));
      expect(await screen.findByText('Message 4')).toBeVisible();
      expect(screen.getByText('Message 2')).toBeVisible();
      expect(screen.getByText('Message 3')).toBeVisible();
      expect(calls.filter(({ route, search }) => route === MESSAGES && search.has('after'))).not.toHaveLength(
        0,
      );
    });

    it('goes on after a lost connection from the last message it has', async () => {
      let missed: ChatMessage[] = [];
      talk(
        [aMessage(1)],
        {},
        {
          [MESSAGES]: (_, search) => (search.has('after') ? page(missed) : page([aMessage(1)])),
        },
      );
      await openOnline();
      await screen.findByText('Message 1');
      await socket.disconnect();
      missed = [aMessage(2), aMessage(3)];
      await socket.connect();
      expect(await screen.findByText('Message 3')).toBeVisible();
    });

    it('shows that the other side is there and types, until it has said so', async () => {
      talk([aMessage(1)]);
      socket.answer({
        'messaging.open': () => ({
          data: {
            online: true,
            receipt: { conversationId: CONVERSATION, personId: THEO, deliveredSeq: 0, readSeq: 0 },
          },
        }),
      });
      await openOnline();
      expect(await screen.findByText('Online')).toBeVisible();
      const typing = { conversationId: CONVERSATION, personId: THEO };
      await socket.says('messaging.typing', { ...typing, typing: true });
      expect(await within(log()).findByText('Theo is typing…')).toBeInTheDocument();
      await socket.says('messaging.typing', { ...typing, typing: false });
      await waitFor(() => expect(within(log()).queryByText('Theo is typing…')).toBeNull());
      await socket.says('messaging.typing', { ...typing, typing: true });
      expect(await within(log()).findByText('Theo is typing…')).toBeInTheDocument();
      await arrives(aMessage(2));
      await waitFor(() => expect(within(log()).queryByText('Theo is typing…')).toBeNull());
      await socket.says('messaging.presence', { personId: THEO, online: false });
      await waitFor(() => expect(screen.queryByText('Online')).toBeNull());
    });
  });

  describe('writing', () => {
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
      const ids = [
        ...socket.said('messaging.send').map(({ id }) => id),
        (sent(calls)[0] as { id: string }).id,
      ];
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
      await waitFor(
        () =>
          expect(socket.said('messaging.typing').at(-1)).toEqual({
            conversationId: CONVERSATION,
            typing: false,
          }),
        { timeout: 2000 },
      );
    });

    const QUESTION = 'Is $80 your offer?';
    const DENY = 'POST /api/offers/denied';
    const question = { messageId: aMessage(2).id, amount: 80 };

    it('asks whether a number was an offer, and shows the one it was', async () => {
      const calls = talk(
        [aMessage(1)],
        {},
        { 'POST /api/offers': { status: 201, body: anOffer({ amount: 80 }) } },
      );
      await openOnline();
      socket.answer({
        'messaging.send': ({ id, content }) => ({
          data: { message: mine(2, { id, content }), offerQuestion: 80, offerFailed: false },
        }),
      });
      await write('Maybe 80?{Enter}');
      expect(await screen.findByText(QUESTION)).toBeVisible();
      const [{ id } = { id: '' }] = socket.said('messaging.send');
      await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
      await waitFor(() => expect(screen.queryByText(QUESTION)).toBeNull());
      expect(calls.find(({ route }) => route === 'POST /api/offers')?.body).toEqual({ messageId: id });
      expect(within(log()).getByText('Offer: $80')).toBeVisible();
    });

    it('still asks after a reload, on the message it is about', async () => {
      talk([aMessage(1), mine(2, { content: 'Maybe 80?' }), aMessage(3)], { question });
      await openOnline();
      const line = (await screen.findByText(QUESTION)).closest('li');
      expect(within(line as HTMLElement).getByText('Maybe 80?')).toBeVisible();
    });

    it('asks below the messages when the one it is about is further up', async () => {
      talk([aMessage(1)], { question: { messageId: 'far-above', amount: 80 } });
      await openOnline();
      expect(await screen.findByText(QUESTION)).toBeVisible();
      expect(within(log()).queryByText(QUESTION)).toBeNull();
    });

    it('hears from another device what is asked, and that it was answered', async () => {
      const asked: { now: Thread['question'] } = { now: null };
      talk(
        [aMessage(1), mine(2, { content: 'Maybe 80?' })],
        {},
        { [THREAD]: () => ({ body: aThread({ lastSeq: 2, readSeq: 2, question: asked.now }) }) },
      );
      await openOnline();
      await within(log()).findByText('Maybe 80?');
      for (const now of [question, null]) {
        asked.now = now;
        await socket.says('messaging.offer-question', { conversationId: CONVERSATION, question: now });
        await waitFor(() => expect(screen.queryAllByText(QUESTION)).toHaveLength(now ? 1 : 0));
      }
      const offer = { id: 'offer', event: 'made', amount: 80 } as const;
      await socket.says('messaging.message-changed', {
        conversationId: CONVERSATION,
        message: mine(2, { content: 'Maybe 80?', offer }),
      });
      expect(await within(log()).findByText('Offer: $80')).toBeVisible();
    });

    it('says that the offer could not be made, and lets one say no', async () => {
      let answered = false;
      const calls = talk(
        [aMessage(1), mine(2)],
        {},
        {
          [THREAD]: () => ({
            body: aThread({ lastSeq: 2, readSeq: 2, question: answered ? null : question }),
          }),
          'POST /api/offers': 'network-error',
          [DENY]: () => {
            answered = true;
            return { status: 204 };
          },
        },
      );
      await openOnline();
      await userEvent.click(await screen.findByRole('button', { name: 'Yes' }));
      expect(await screen.findByText('Failed to process offer')).toBeVisible();
      await userEvent.click(screen.getByRole('button', { name: 'No' }));
      await waitFor(() => expect(screen.queryByText(QUESTION)).toBeNull());
      expect(calls.find(({ route }) => route === DENY)?.body).toEqual({ messageId: question.messageId });
    });

    it('says so when a message arrived but its offer could not be processed', async () => {
      talk([aMessage(1)]);
      await openOnline();
      socket.answer({
        'messaging.send': ({ id, content }) => ({
          data: { message: mine(2, { id, content }), offerQuestion: null, offerFailed: true },
        }),
      });
      await write('Would you take 80?{Enter}');
      expect(await screen.findByText('Failed to process offer with bot')).toBeVisible();
      expect(within(log()).getByText('Would you take 80?')).toBeVisible();
    });
  });

  describe('offers', () => {
    const item = anItem({ sellerId: ME, price: 200 });
    const offer = anOffer({ sellerId: ME, buyerId: THEO, amount: 150 });
    const ACCEPT = `POST /api/offers/${offer.id}/accept`;
    const COUNTER = `POST /api/offers/${offer.id}/counter`;

    it('are accepted by the seller with one touch', async () => {
      const calls = talk(
        [aMessage(1)],
        { item, offer },
        { [ACCEPT]: { body: { ...offer, status: 'accepted' } } },
      );
      await openOnline();
      expect(screen.getByText('Theo offers $150')).toBeVisible();
      expect(screen.getByText('Expires in 41 hr')).toBeVisible();
      await userEvent.click(screen.getByRole('button', { name: 'Accept $150' }));
      await waitFor(() => expect(calls.filter(({ route }) => route === ACCEPT)).toHaveLength(1));
    });

    it('are countered with a price between the offer and the asking price', async () => {
      const calls = talk([aMessage(1)], { item, offer }, { [COUNTER]: { body: { ...offer, counter: 170 } } });
      await openOnline();
      await userEvent.click(screen.getByRole('button', { name: 'Counter' }));
      const amount = screen.getByLabelText('Your price in USD');
      await userEvent.clear(amount);
      await userEvent.type(amount, '150{Enter}');
      expect(amount).toHaveAccessibleDescription(/Please enter a price above \$150 and up to \$200/);
      await userEvent.clear(amount);
      await userEvent.type(amount, '170{Enter}');
      await waitFor(() =>
        expect(calls.find(({ route }) => route === COUNTER)?.body).toEqual({ amount: 170 }),
      );
    });

    it('show the buyer a counter as it comes, and the deal that both may call off', async () => {
      const CANCEL = `POST /api/offers/${offer.id}/cancel`;
      const own = anOffer({ amount: 150 });
      const calls = talk([aMessage(1)], { item: anItem(), offer: own }, { [CANCEL]: { body: own } });
      await openOnline();
      expect(screen.getByRole('button', { name: 'Withdraw' })).toBeVisible();
      await socket.says('messaging.offer', { ...own, status: 'countered', counter: 170 });
      expect(await screen.findByText('Theo asks $170 instead of $150')).toBeVisible();
      expect(screen.getByRole('button', { name: 'Accept $170' })).toBeVisible();
      expect(screen.getByRole('button', { name: 'Decline' })).toBeVisible();
      await socket.says('messaging.offer', { ...own, status: 'accepted', counter: 170 });
      expect(await screen.findByText('Agreed on $170')).toBeVisible();
      await userEvent.click(screen.getByRole('button', { name: 'Cancel deal' }));
      const question = within(screen.getByRole('dialog', { name: 'Cancel this deal?' }));
      await userEvent.click(question.getByRole('button', { name: 'Cancel deal' }));
      await waitFor(() => expect(calls.filter(({ route }) => route === CANCEL)).toHaveLength(1));
    });
  });

  describe('safety', () => {
    it('blocks after a question, and takes it back', async () => {
      const blocked = { blocked: false };
      talk(
        [aMessage(1)],
        {},
        {
          [THREAD]: () => ({
            body: aThread({ lastSeq: 1, readSeq: 1, mayWrite: !blocked.blocked, ...blocked }),
          }),
          [`PUT /api/people/${THEO}/block`]: () => {
            blocked.blocked = true;
            return { status: 204 };
          },
          [`DELETE /api/people/${THEO}/block`]: () => {
            blocked.blocked = false;
            return { status: 204 };
          },
        },
      );
      await openOnline();
      await chooseFromMenu('Block Theo');
      const question = within(screen.getByRole('dialog', { name: 'Block Theo?' }));
      await userEvent.click(question.getByRole('button', { name: 'Block' }));
      expect(await screen.findByText('You blocked Theo. Unblock to write again.')).toBeVisible();
      await userEvent.click(screen.getByRole('button', { name: 'Unblock Theo' }));
      expect(await screen.findByRole('textbox', { name: 'Write a message' })).toBeVisible();
    });

    it('reports with a reason and details', async () => {
      const REPORT = `POST /api/conversations/${CONVERSATION}/report`;
      const calls = talk([aMessage(1)], {}, { [REPORT]: { status: 204 } });
      await openOnline();
      await chooseFromMenu('Report');
      await userEvent.click(screen.getByRole('button', { name: 'Send report' }));
      expect(screen.getByLabelText('What is wrong?')).toHaveAccessibleDescription('Please choose a reason');
      await userEvent.selectOptions(screen.getByLabelText('What is wrong?'), 'Scam or fraud');
      expect(screen.getByLabelText('Details')).toHaveAttribute('maxlength', '500');
      await userEvent.type(screen.getByLabelText('Details'), 'Asked for a gift card.');
      await userEvent.click(screen.getByRole('button', { name: 'Send report' }));
      expect(await screen.findByText('Report sent')).toBeVisible();
      expect(calls.find(({ route }) => route === REPORT)?.body).toEqual({
        reason: 'scam',
        details: 'Asked for a gift card.',
      });
    });

    it('lets nobody write to who has left or does not want it', async () => {
      talk([aMessage(1)], { mayWrite: false, person: aPerson({ name: '', username: null, deleted: true }) });
      await open();
      expect(await screen.findByText('This person has left.')).toBeVisible();
      expect(screen.getByRole('heading', { level: 2, name: 'Deleted user' })).toBeVisible();
      expect(screen.queryByRole('textbox', { name: 'Write a message' })).toBeNull();
    });
  });
});
