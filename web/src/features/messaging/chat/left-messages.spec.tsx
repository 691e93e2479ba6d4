import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { refusal } from '../../../api/fake-server';
import { SIGNED_IN_HINT } from '../../../api/refresh-session';
import type { Feature } from '../../../app/feature';
import { renderApp } from '../../../app/render-app';
import { Slot } from '../../../app/slot';
import { freshChat, LIST, type Routes, SEND, sent, socket, stored, talk } from './chat-page-setup';
import { CONVERSATION, ME, THEO } from './data/a-conversation';
import { chatLinks } from './feature';

const unsent = {
  id: '5f0c3c1e-0000-4000-8000-000000000001',
  personId: THEO,
  listingId: null,
  conversationId: CONVERSATION,
  content: 'From before',
  images: [],
  createdAt: '2026-11-20T12:00:00.000Z',
};
const body = { id: unsent.id, content: 'From before', imageIds: [] };
const OUTBOX = `chat-outbox:${ME}`;

/** Any page but the chat. */
const Page = () => <Slot name="floating" />;
const page: Feature = {
  name: 'page',
  namespaces: [],
  routes: [{ path: '/', page: () => Promise.resolve(Page) }],
};
const arrive = async (routes: Routes) => {
  const calls = talk([], {}, routes);
  localStorage.setItem(SIGNED_IN_HINT, '1');
  await renderApp('/', [page, chatLinks]);
  return calls;
};

describe('a message that was written as there was no connection', () => {
  freshChat();
  beforeEach(() => localStorage.setItem(OUTBOX, JSON.stringify([unsent])));

  it('is sent from whatever page comes next', async () => {
    const calls = await arrive({ [SEND]: { status: 201, body: stored(unsent.id, 2, 'From before').data } });
    await waitFor(() => expect(sent(calls)).toEqual([body]));
    await waitFor(() => expect(localStorage.getItem(OUTBOX)).toBeNull());
    expect(calls.map(({ route }) => route)).not.toContain(LIST);
  });

  it('waits there for the connection, as the same message', async () => {
    const calls = await arrive({ [SEND]: 'network-error' });
    await waitFor(() => expect(sent(calls)).toEqual([body]));
    expect(localStorage.getItem(OUTBOX)).toContain('From before');
    await waitFor(() => expect(socket.client.listening('connect')).toBe(true));
    socket.answer({ 'messaging.send': ({ id, content }) => stored(id, 2, content) });
    await socket.connect();
    await waitFor(() => expect(localStorage.getItem(OUTBOX)).toBeNull());
    expect(socket.said('messaging.send').map(({ id }) => id)).toEqual([unsent.id]);
  });

  it('goes back to its composer when it is refused, and its writer is told', async () => {
    await arrive({ [SEND]: refusal(500, 'platform.internal') });
    await waitFor(() => expect(localStorage.getItem(OUTBOX)).toBeNull());
    expect(await screen.findByText('Failed to send message. Please try again.')).toBeVisible();
    expect(localStorage.getItem(`chat-draft:${ME}:${THEO}:`)).toContain('From before');
  });

  it('goes back once, when another tab has sent it as well', async () => {
    const calls = await arrive({
      [SEND]: () => {
        localStorage.removeItem(OUTBOX);
        window.dispatchEvent(new StorageEvent('storage', { key: OUTBOX }));
        return refusal(500, 'platform.internal');
      },
    });
    await waitFor(() => expect(sent(calls)).toEqual([body]));
    expect(localStorage.getItem(`chat-draft:${ME}:${THEO}:`)).toBeNull();
  });

  it('is left to its writer by whoever else comes', async () => {
    localStorage.removeItem(OUTBOX);
    localStorage.setItem(`chat-outbox:${THEO}`, JSON.stringify([unsent]));
    const calls = await arrive({});
    await waitFor(() => expect(calls.map(({ route }) => route)).toContain('GET /api/inbox'));
    expect(sent(calls)).toEqual([]);
    expect(localStorage.getItem(`chat-outbox:${THEO}`)).toContain('From before');
  });
});
