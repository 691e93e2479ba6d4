import { describe, expect, it } from '@jest/globals';
import { aConversation, aMessage, ME } from './a-conversation';
import { conversationsOf, withNews, withRead } from './conversation-list';

const one = aConversation({ id: 'one', lastMessage: aMessage(5) });
const two = aConversation({ id: 'two', lastMessage: aMessage(3), unread: 2 });
const pages = [
  { items: [one], nextCursor: 'next' },
  { items: [two], nextCursor: null },
];
const shown = (list: ReturnType<typeof withNews>) =>
  conversationsOf(list ?? []).map(({ id, unread, lastMessage }) => [id, unread, lastMessage.seq]);

describe('the list of conversations', () => {
  it('shows a conversation once, though two pages have it', () => {
    expect(conversationsOf([...pages, { items: [one], nextCursor: null }])).toEqual([one, two]);
  });

  it('moves the one with news to the top and counts it', () => {
    expect(shown(withNews(pages, 'two', aMessage(4), ME))).toEqual([
      ['two', 3, 4],
      ['one', 0, 5],
    ]);
  });

  it('counts what came before it unseen too', () => {
    expect(shown(withNews(pages, 'two', aMessage(6), ME))[0]).toEqual(['two', 5, 6]);
  });

  it('counts nothing of what is said in one’s own name, and has not thereby read what it answers', () => {
    expect(shown(withNews(pages, 'two', aMessage(4, { senderId: ME }), ME))[0]).toEqual(['two', 2, 4]);
  });

  it('is read with the message that one wrote', () => {
    const written = withNews(pages, 'two', aMessage(4, { senderId: ME }), ME) ?? [];
    expect(shown(withRead(written, 'two', 4))[0]).toEqual(['two', 0, 4]);
  });

  it('stays as it is when a message comes once more', () => {
    const once = withNews(pages, 'two', aMessage(4), ME) ?? [];
    expect(shown(withNews(once, 'two', aMessage(4), ME))).toEqual(shown(once));
  });

  it('takes the newer form of the last message', () => {
    const removed = aMessage(5, { removed: true, content: '' });
    expect(conversationsOf(withNews(pages, 'one', removed, ME) ?? [])[0]?.lastMessage).toEqual(removed);
  });

  it('knows nothing of conversations it does not hold', () => {
    expect(withNews(pages, 'three', aMessage(1), ME)).toBeNull();
  });

  it('counts nothing of what was read to the end', () => {
    expect(shown(withRead(pages, 'two', 3))[1]).toEqual(['two', 0, 3]);
    expect(withRead(pages, 'two', 2)).toBeNull();
    expect(withRead(pages, 'three', 2)).toEqual(pages);
  });
});
