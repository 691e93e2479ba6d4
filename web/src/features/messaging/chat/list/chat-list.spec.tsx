import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { drawingUrl } from '../../../../ui/drawing';
import {
  arrives,
  freshChat,
  LIST,
  listOf,
  mine,
  open,
  PEOPLE,
  rows,
  socket,
  talk,
  told,
} from '../chat-page-setup';
import { aConversation, aMessage, anItem, aPerson, CONVERSATION, ME, THEO } from '../data/a-conversation';

describe('the list of conversations', () => {
  freshChat();

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

  it('draws a listing without a photo as it is drawn everywhere', async () => {
    const item = anItem({ category: 'musical-instruments' });
    const gone = anItem({ id: 'gone', category: 'books', status: 'deleted', title: '' });
    talk([], {}, { [LIST]: listOf(aConversation({ item }), aConversation({ id: 'b', item: gone })) });
    await open('/chat');
    const drawings = await screen.findAllByRole('img', { name: 'No Image' });
    expect(drawings.map((drawing) => drawing.getAttribute('src'))).toEqual([
      drawingUrl('musical-instruments'),
      drawingUrl('books'),
    ]);
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
    expect(await screen.findAllByText(failed)).toHaveLength(1);
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
    expect(await screen.findAllByText('Failed to search users.')).toHaveLength(1);
  });
});
