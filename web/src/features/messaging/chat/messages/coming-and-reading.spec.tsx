import { describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ChatMessage } from '../../../../api/messaging/messaging';
import { closeSession } from '../../../../api/session-token';
import {
  arrives,
  freshChat,
  log,
  logged,
  MESSAGES,
  mine,
  open,
  openOnline,
  page,
  socket,
  talk,
} from '../chat-page-setup';
import { aMessage, CONVERSATION, THEO } from '../data/a-conversation';

describe('the messages of a conversation', () => {
  freshChat();

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

  it('shows a message as it was told to be now, whatever it was when its page was read', async () => {
    const all = Array.from({ length: 60 }, (_, n) => aMessage(n + 1));
    const late = Promise.withResolvers<void>();
    talk(
      [],
      { lastSeq: 60, readSeq: 60 },
      {
        [MESSAGES]: async (_, search) => {
          if (search.has('after')) return page([]);
          if (!search.has('before')) return page(all.slice(10), true);
          await late.promise;
          return page(all.slice(0, 10));
        },
      },
    );
    await openOnline();
    await screen.findByText('Message 60');
    await userEvent.click(screen.getByRole('button', { name: 'Load older messages' }));
    const message = aMessage(10, { removed: true, content: '' });
    await socket.says('messaging.message-changed', { conversationId: CONVERSATION, message });
    late.resolve();
    expect(await screen.findByText('Message 9')).toBeVisible();
    expect(screen.getByText('This message was removed.')).toBeVisible();
  });

  it('tells what became of one’s messages as the other side goes on', async () => {
    talk([mine(1)]);
    await openOnline();
    expect(await logged('Sent')).toBeInTheDocument();
    const receipt = { conversationId: CONVERSATION, personId: THEO };
    await socket.says('messaging.receipt', { ...receipt, deliveredSeq: 1, readSeq: 0 });
    expect(await logged('Delivered')).toBeInTheDocument();
    await socket.says('messaging.receipt', { ...receipt, deliveredSeq: 1, readSeq: 1 });
    expect(await logged('Read')).toBeInTheDocument();
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
      expect(socket.said('messaging.read').at(-1)).toEqual({ conversationId: CONVERSATION, seq: 2 }),
    );
    // What is shown together is read together; nothing is read that was not shown here.
    expect(socket.said('messaging.read').filter(({ seq }) => seq > 2)).toEqual([]);
  });

  it('says at the first look what was read, so that what was told of without a message is read with it', async () => {
    const calls = talk([aMessage(1)], { readSeq: 1 });
    await open();
    await screen.findByText('Message 1');
    const read = { route: `POST /api/conversations/${CONVERSATION}/read`, body: { seq: 1 } };
    await waitFor(() => expect(calls).toContainEqual(expect.objectContaining(read)));
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

  it('does nothing with what it asked for before somebody signed out', async () => {
    const late = Promise.withResolvers<void>();
    const calls = talk(
      [aMessage(1)],
      {},
      {
        [MESSAGES]: async (_, search) => {
          if (search.has('after')) await late.promise;
          return page([aMessage(1)]);
        },
      },
    );
    await openOnline();
    await screen.findByText('Message 1');
    await socket.disconnect();
    await socket.connect();
    await waitFor(() => expect(calls.some(({ search }) => search.has('after'))).toBe(true));
    expect(await unheardAtSignOut(late.resolve)).toEqual([]);
  });

  it('says nothing of a reading that was under way when somebody signed out', async () => {
    const late = Promise.withResolvers<void>();
    const reading = `POST /api/conversations/${CONVERSATION}/read`;
    const calls = talk(
      [aMessage(1)],
      { readSeq: 0 },
      { [reading]: () => late.promise.then(() => ({ status: 204 })) },
    );
    await open();
    await waitFor(() => expect(calls.map(({ route }) => route)).toContain(reading));
    expect(await unheardAtSignOut(late.resolve)).toEqual([]);
    expect(screen.getByRole('alert', { hidden: true })).toBeEmptyDOMElement();
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
    expect(await logged('Theo is typing…')).toBeInTheDocument();
    await socket.says('messaging.typing', { ...typing, typing: false });
    await waitFor(() => expect(within(log()).queryByText('Theo is typing…')).toBeNull());
    await socket.says('messaging.typing', { ...typing, typing: true });
    expect(await logged('Theo is typing…')).toBeInTheDocument();
    await arrives(aMessage(2));
    await waitFor(() => expect(within(log()).queryByText('Theo is typing…')).toBeNull());
    await socket.says('messaging.presence', { personId: THEO, online: false });
    await waitFor(() => expect(screen.queryByText('Online')).toBeNull());
  });
});

/** What failed without anybody hearing of it when somebody signed out before this answer came. */
async function unheardAtSignOut(answer: () => void): Promise<unknown[]> {
  const unheard: unknown[] = [];
  const note = (reason: unknown) => unheard.push(reason);
  process.on('unhandledRejection', note);
  socket.answer({ 'session.token': () => ({ data: { person: null } }) });
  act(() => closeSession());
  await act(async () => answer());
  // Told of after all that has been waiting.
  await new Promise((told) => process.nextTick(() => queueMicrotask(() => told(undefined))));
  process.off('unhandledRejection', note);
  return unheard;
}
