import { afterEach, beforeEach, jest } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type FakeCall, fakeServer } from '../../../api/fake-server';
import { fakeSocket } from '../../../api/fake-socket';
import { type ChatMessage, type Thread } from '../../../api/messaging/messaging';
import { SIGNED_IN_HINT } from '../../../api/refresh-session';
import { aSession, forgetEverything, renderApp, stub } from '../../../app/render-app';
import { aConversation, aMessage, aPerson, aThread, CONVERSATION, ME, THEO } from './data/a-conversation';
import { chat, chatLinks } from './feature';

export const socket = fakeSocket();
jest.mock('socket.io-client', () => ({ io: () => socket.client }));

export const LIST = 'GET /api/conversations';
export const THREAD = `GET /api/conversations/with/${THEO}`;
export const MESSAGES = `GET /api/conversations/${CONVERSATION}/messages`;
export const SEND = `POST /api/conversations/${CONVERSATION}/messages`;
export const BEGIN = 'POST /api/conversations';
export const PEOPLE = 'GET /api/people';

export const listOf = (...items: ReturnType<typeof aConversation>[]) => ({
  body: { items, nextCursor: null },
});
export const page = (items: ChatMessage[], more = false, numbering = 0) => ({
  body: { items, more, numbering },
});
export const mine = (seq: number, wanted: Partial<ChatMessage> = {}) =>
  aMessage(seq, { senderId: ME, ...wanted });

export type Routes = Parameters<typeof fakeServer>[0];
/** A conversation with Theo of these messages. */
export const talk = (messages: ChatMessage[], thread: Partial<Thread> = {}, more: Routes = {}): FakeCall[] =>
  fakeServer({
    'POST /api/auth/refresh': { body: aSession() },
    [LIST]: listOf(),
    'GET /api/inbox': { body: { unreadMessages: 0, unreadNotifications: 0 } },
    [THREAD]: { body: aThread({ lastSeq: messages.length, readSeq: messages.length, ...thread }) },
    [MESSAGES]: (_, search) => (search.has('after') ? page([]) : page(messages)),
    [`POST /api/conversations/${CONVERSATION}/read`]: { status: 204 },
    ...more,
  });

export const features = [chat, chatLinks, stub('/auth'), stub('/listings')];
export async function open(address = `/chat/${THEO}`) {
  localStorage.setItem(SIGNED_IN_HINT, '1');
  await renderApp(address, features);
}
export const openOnline = async (address?: string) => {
  await open(address);
  await screen.findByRole('textbox', { name: 'Write a message' });
  await socket.connect();
};

const LOG = { name: 'Messages with Theo' };
export const log = () => screen.getByRole('log', LOG);
/** Its line with these words, once both are there. */
export const logged = async (words: string) => within(await screen.findByRole('log', LOG)).findByText(words);
export const composer = () => screen.getByRole('textbox', { name: 'Write a message' });
export const write = (words: string) => userEvent.type(composer(), words);
export const told = (id: string, name: string, lastMessage: ChatMessage) =>
  aConversation({ id, person: aPerson({ id, name }), lastMessage });
export const rows = () =>
  screen
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
    .filter((text) => /Lena|Theo/.test(text));
export const chooseFromMenu = async (item: string) => {
  await userEvent.click(screen.getByRole('button', { name: 'More about this conversation' }));
  await userEvent.click(screen.getByRole('menuitem', { name: item }));
};
export const sent = (calls: FakeCall[]) =>
  calls.filter(({ route }) => route === SEND).map(({ body }) => body);
export const arrives = (message: ChatMessage, conversationId = CONVERSATION) =>
  socket.says('messaging.message', { conversationId, message, notification: null });
export const stored = (id: string, seq: number, content: string) => ({
  data: {
    message: mine(seq, { id, content, createdAt: new Date().toISOString() }),
    offerQuestion: null,
    offerFailed: false,
  },
});

/** Leaves nothing of one test to the next; within the `describe` of each spec. */
export function freshChat(): void {
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
}
