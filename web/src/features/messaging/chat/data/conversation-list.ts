import type {
  ChatMessage,
  ConversationCard,
  ConversationPage,
} from '../../../../api/messaging/messaging.gen';

/** All conversations of the pages, each once: one that has news moves while pages are fetched. */
export function conversationsOf(pages: readonly ConversationPage[]): ConversationCard[] {
  const byId = new Map<string, ConversationCard>();
  for (const { items } of pages) for (const item of items) if (!byId.has(item.id)) byId.set(item.id, item);
  return [...byId.values()];
}

/**
 * A message came: its conversation moves to the top, and counts one more if it is from the other side. One's own counts
 * nothing and reads nothing: the bot speaks in the seller's name, too. Null when the conversation is not among those held.
 */
export function withNews(
  pages: readonly ConversationPage[],
  conversationId: string,
  message: ChatMessage,
  me: string | null,
): ConversationPage[] | null {
  const card = conversationsOf(pages).find(({ id }) => id === conversationId);
  if (!card) return null;
  if (message.seq <= card.lastMessage.seq) return withMessageAgain(pages, conversationId, message);
  const unread = message.senderId === me ? card.unread : card.unread + (message.seq - card.lastMessage.seq);
  const [first, ...others] = pages.map((page) => ({
    ...page,
    items: page.items.filter(({ id }) => id !== conversationId),
  }));
  if (!first) return null;
  return [{ ...first, items: [{ ...card, lastMessage: message, unread }, ...first.items] }, ...others];
}

/** One's own side of a conversation was read up to a number, here or elsewhere. Null when more is unread than that. */
export function withRead(
  pages: readonly ConversationPage[],
  conversationId: string,
  readSeq: number,
): ConversationPage[] | null {
  const card = conversationsOf(pages).find(({ id }) => id === conversationId);
  if (!card || card.unread === 0) return [...pages];
  if (readSeq < card.lastMessage.seq) return null;
  return changed(pages, conversationId, (read) => ({ ...read, unread: 0 }));
}

/** The newest message was told again, in another form perhaps. */
const withMessageAgain = (
  pages: readonly ConversationPage[],
  conversationId: string,
  message: ChatMessage,
): ConversationPage[] =>
  changed(pages, conversationId, (card) =>
    card.lastMessage.seq === message.seq ? { ...card, lastMessage: message } : card,
  );

const changed = (
  pages: readonly ConversationPage[],
  conversationId: string,
  change: (card: ConversationCard) => ConversationCard,
): ConversationPage[] =>
  pages.map((page) => ({
    ...page,
    items: page.items.map((card) => (card.id === conversationId ? change(card) : card)),
  }));
