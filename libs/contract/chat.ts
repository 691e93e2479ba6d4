import type { Category, ListingStatus } from './listings.js';
import type { ImageDescriptor } from './media.js';

/** Limits of chat (spec 2, section 9). */
export const CHAT_LIMITS = {
  message: 1000,
  images: 5,
  imageMegabytes: 10,
  /** People a search answers. */
  people: 10,
  /** Conversations and messages a page holds. */
  conversations: 30,
  messages: 50,
  /** Offers that one's home shows as waiting for an answer. */
  waitingOffers: 3,
  /** And the dashboard's page of them, at most. */
  waitingOffersPage: 20,
  /** Characters of a message that its notification shows, before an ellipsis. */
  preview: 50,
  typingStopsAfterMs: 1000,
  /** How often is asked while the socket is down. */
  pollMs: 10_000,
  /** A pause this long ends a run of messages: the time is shown. */
  runGapMs: 300_000,
  reportDetails: 500,
  /** Newest messages that a report keeps as evidence. */
  reportedMessages: 200,
} as const;

export const REPORT_REASONS = ['scam', 'harassment', 'spam', 'inappropriate', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

export const OFFER_STATUSES = [
  'negotiating',
  'countered',
  'accepted',
  'declined',
  'expired',
  'withdrawn',
] as const;
export type OfferStatus = (typeof OFFER_STATUSES)[number];

/** Those that wait for an answer, the seller's or the buyer's. */
export const OPEN_OFFER_STATUSES: readonly OfferStatus[] = ['negotiating', 'countered'];

/** What a message tells about an offer. `cancelled`: an accepted deal was called off. */
export const OFFER_EVENTS = [
  'made',
  'countered',
  'accepted',
  'declined',
  'expired',
  'withdrawn',
  'cancelled',
] as const;
export type OfferEvent = (typeof OFFER_EVENTS)[number];

/** Somebody to talk to. Who left has neither name nor picture. */
export interface ChatPersonShape {
  id: string;
  kind: 'member' | 'guest';
  name: string;
  username: string | null;
  avatar: ImageDescriptor | null;
  deleted: boolean;
}

/** The listing a conversation is about, as its card at the top shows it. */
export interface ChatItemShape {
  id: string;
  sellerId: string;
  title: string;
  /** USD. */
  price: number;
  status: ListingStatus | 'deleted';
  /** What is drawn for it without a photo. */
  category: Category;
  image: ImageDescriptor | null;
}

export const MESSAGE_KINDS = ['text', 'image', 'offer', 'meetup', 'order'] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];

/**
 * `offer`, `meetup` and `order` messages have no words of their own: each side reads the event in its own language. The content
 * of a `meetup` one is a `MeetupLineShape` as JSON, of an `order` one an `OrderLineShape`; or empty once its sender has left.
 */
export interface ChatMessageShape {
  /** Made by the sender's browser (UUID), so that sending again stores nothing twice. */
  id: string;
  /** Counts up from 1 within the conversation, without gaps: a hole means that something was missed. */
  seq: number;
  senderId: string;
  kind: MessageKind;
  content: string;
  images: ImageDescriptor[];
  /** Written by the seller's bot. */
  automatic: boolean;
  /** `taken`: declined by nobody's hand, because somebody else gets the item. */
  offer: { id: string; event: OfferEvent; amount: number; taken?: boolean } | null;
  /** The sender left and took the words along. */
  removed: boolean;
  /** ISO 8601. */
  createdAt: string;
}

export interface OfferShape {
  id: string;
  conversationId: string;
  listingId: string;
  sellerId: string;
  buyerId: string;
  /** USD, what the buyer offers. */
  amount: number;
  /** USD, what the seller asks instead. */
  counter: number | null;
  status: OfferStatus;
  /** ISO 8601; an open offer ends then. */
  expiresAt: string;
  createdAt: string;
}

/** What a buyer's own message may have offered, in USD, until they have said. */
export interface OfferQuestionShape {
  messageId: string;
  amount: number;
}

/** How far one side of a conversation has received and read, as message numbers. */
export interface ReceiptShape {
  conversationId: string;
  personId: string;
  deliveredSeq: number;
  readSeq: number;
}
