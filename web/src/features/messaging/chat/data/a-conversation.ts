import { HOUR_MS } from '#contract/time';
import type {
  ChatItem,
  ChatMessage,
  ChatPerson,
  ConversationCard,
  OfferView,
  Thread,
} from '../../../../api/messaging/messaging.gen';

/** Who is signed in, as `aProfile` says, and who they talk to. */
export const ME = '01930000-0000-7000-8000-000000000001';
export const THEO = '01930000-0000-7000-8000-000000000002';
export const CONVERSATION = '01930000-0000-7000-8000-0000000000c1';
const LISTING = '01930000-0000-7000-8000-0000000000a1';
const OFFER = '01930000-0000-7000-8000-0000000000f1';

/** Somebody to talk to, for tests. */
export const aPerson = (wanted: Partial<ChatPerson> = {}): ChatPerson => ({
  id: THEO,
  kind: 'member',
  name: 'Theo',
  username: 'theo_b',
  avatar: null,
  deleted: false,
  ...wanted,
});

/** The listing a conversation is about, for tests. */
export const anItem = (wanted: Partial<ChatItem> = {}): ChatItem => ({
  id: LISTING,
  sellerId: THEO,
  title: 'Walnut lounge chair',
  price: 200,
  status: 'active',
  category: 'home-garden',
  image: null,
  ...wanted,
});

/** A message from Theo, for tests; its id tells its number. */
export const aMessage = (seq: number, wanted: Partial<ChatMessage> = {}): ChatMessage => ({
  id: `01930000-0000-7000-8000-${String(seq).padStart(12, '0')}`,
  seq,
  senderId: THEO,
  kind: 'text',
  content: `Message ${seq}`,
  images: [],
  automatic: false,
  offer: null,
  removed: false,
  createdAt: '2026-11-20T12:00:00.000Z',
  ...wanted,
});

/** What stands around the messages of a conversation, for tests. */
export const aThread = (wanted: Partial<Thread> = {}): Thread => ({
  id: CONVERSATION,
  person: aPerson(),
  item: null,
  offer: null,
  question: null,
  lastSeq: 0,
  readSeq: 0,
  theirDeliveredSeq: 0,
  theirReadSeq: 0,
  blocked: false,
  mayWrite: true,
  ...wanted,
});

/** A conversation in the list, for tests. */
export const aConversation = (wanted: Partial<ConversationCard> = {}): ConversationCard => ({
  id: CONVERSATION,
  person: aPerson(),
  item: null,
  lastMessage: aMessage(1),
  unread: 0,
  ...wanted,
});

/** An open offer of $150, for tests. */
export const anOffer = (wanted: Partial<OfferView> = {}): OfferView => ({
  id: OFFER,
  conversationId: CONVERSATION,
  listingId: LISTING,
  sellerId: THEO,
  buyerId: ME,
  amount: 150,
  counter: null,
  status: 'negotiating',
  expiresAt: new Date(Date.now() + 41.5 * HOUR_MS).toISOString(),
  createdAt: '2026-11-20T12:00:00.000Z',
  ...wanted,
});
