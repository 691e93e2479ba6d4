import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  arrives,
  composer,
  freshChat,
  MESSAGES,
  open,
  openOnline,
  page,
  SEND,
  sent,
  socket,
  stored,
  THREAD,
  talk,
  write,
} from '../chat-page-setup';
import { aMessage, aPerson, aThread, CONVERSATION, ME, THEO } from '../data/a-conversation';
import { unsentOf } from '../data/chat-outbox';

const GUEST = '9d6ad4a3-0000-4000-8000-00000000000f';
const AT_GUEST = `GET /api/conversations/with/${GUEST}`;

describe('the conversation with a guest who becomes a member', () => {
  freshChat();

  it('goes on at the member’s address, with what was being written, while it is open', async () => {
    let joined = false;
    talk(
      [aMessage(1, { content: 'From the guest' })],
      {},
      {
        [AT_GUEST]: () => ({
          body: aThread({ lastSeq: 1, readSeq: 1, ...(!joined && { person: aPerson({ id: GUEST }) }) }),
        }),
      },
    );
    await openOnline(`/chat/${GUEST}`);
    await write('And the lamp?');
    joined = true;
    await socket.says('messaging.conversation-changed', { conversationId: CONVERSATION });
    await waitFor(() => expect(window.location.pathname).toBe(`/chat/${THEO}`));
    await waitFor(() => expect(composer()).toHaveFocus());
    await userEvent.keyboard(' And the vase?');
    expect(composer()).toHaveValue('And the lamp? And the vase?');
    expect(screen.getByText('From the guest')).toBeVisible();
  });

  it('is found at the old address, and what was not sent is sent there', async () => {
    localStorage.setItem(
      `chat-outbox:${ME}`,
      JSON.stringify([
        {
          id: '5f0c3c1e-0000-4000-8000-000000000002',
          personId: GUEST,
          listingId: null,
          conversationId: 'gone',
          content: 'To whoever you are',
          images: [],
          createdAt: new Date().toISOString(),
        },
      ]),
    );
    const calls = talk(
      [aMessage(1)],
      {},
      {
        [AT_GUEST]: { body: aThread({ lastSeq: 1, readSeq: 1 }) },
        'POST /api/conversations/gone/messages': 'network-error',
        [SEND]: (body) => {
          const { id, content } = body as { id: string; content: string };
          return { status: 201, body: stored(id, 2, content).data };
        },
      },
    );
    await open(`/chat/${GUEST}`);
    await waitFor(() => expect(window.location.pathname).toBe(`/chat/${THEO}`));
    await waitFor(() => expect(sent(calls)).toMatchObject([{ content: 'To whoever you are' }]));
    await waitFor(() => expect(unsentOf(ME)).toEqual([]));
  });

  it('begins anew with the newest page once its messages are numbered anew', async () => {
    let merged = false;
    const before = [aMessage(1, { content: 'As a member' })];
    const after = [
      aMessage(1, { id: 'earlier', content: 'As a guest, before' }),
      aMessage(2, { content: 'As a member' }),
    ];
    talk(
      [],
      { lastSeq: 1, readSeq: 1 },
      {
        [THREAD]: () => ({ body: aThread({ lastSeq: merged ? 2 : 1, readSeq: 1 }) }),
        [MESSAGES]: (_, search) => {
          if (!merged) return page(search.has('after') ? [] : before);
          return page(search.has('after') ? after.slice(1) : after, false, 1);
        },
      },
    );
    await openOnline();
    await screen.findByText('As a member');
    merged = true;
    await socket.says('messaging.conversation-changed', { conversationId: CONVERSATION });
    expect(await screen.findByText('As a guest, before')).toBeVisible();
    expect(screen.getAllByText('As a member')).toHaveLength(1);
    await arrives(aMessage(3, { content: 'Hello again' }));
    expect(await screen.findByText('Hello again')).toBeVisible();
  });
});
