import type { ChatMessageShape, OfferQuestionShape, OfferShape, ReceiptShape } from './chat.js';
import type { RecentSaleShape } from './market.js';
import type { Feature } from './monetization/plans.js';
import type { NotificationShape } from './notices/notices.js';
import type { PlanTier } from './people.js';

/**
 * Every message of the WebSocket, declared once for both ends. Names are `<context>.<message>`; a message to the
 * server says what is sent (`sends`) and what the acknowledgement carries (`answers`).
 */
export interface ClientToServer {
  /**
   * Hands the connection a fresh access token (null: signed out). Another person than before leaves every room, so what
   * was watched must be watched anew.
   */
  'session.token': { sends: { token: string | null }; answers: { person: string | null } };
  /** Follow one listing's changes until `catalog.unwatch-listing` or the connection's end. */
  'catalog.watch-listing': { sends: { id: string }; answers: null };
  'catalog.unwatch-listing': { sends: { id: string }; answers: null };
  /** Hear of every sale from now on, or no longer. */
  'catalog.watch-sales': { sends: { watching: boolean }; answers: null };

  /**
   * Enters an open thread: from now on the other side's typing and presence arrive. Answers where the other side stands.
   */
  'messaging.open': {
    sends: { conversationId: string };
    answers: { online: boolean; receipt: ReceiptShape };
  };
  'messaging.close': { sends: { conversationId: string }; answers: null };
  /**
   * Stores and delivers a message. `id` is made by the sender (UUID); sending it again answers the stored one. `offer`
   * (USD) says what the message offers, so that nobody has to read it out of the words.
   */
  'messaging.send': {
    sends: { conversationId: string; id: string; content: string; imageIds?: string[]; offer?: number };
    answers: {
      message: ChatMessageShape;
      /** USD: what the message may be offering; the buyer is asked. */
      offerQuestion: number | null;
      /** It could not be looked at as an offer; the message stands all the same. */
      offerFailed: boolean;
    };
  };
  /** In an opened thread only. */
  'messaging.typing': { sends: { conversationId: string; typing: boolean }; answers: null };
  /** Everything up to `seq` has been shown. */
  'messaging.read': { sends: { conversationId: string; seq: number }; answers: null };
  /** Everything up to `seq` has arrived at this person; without a conversation: all there is, said after connecting. */
  'messaging.received': { sends: { conversationId?: string; seq?: number }; answers: null };
}

export interface ServerToClient {
  /** The refusal of a message that was sent without asking for an acknowledgement. */
  problem: SocketProblem & { message: string };
  /** The access token ends soon; without a fresh one the connection becomes a visitor's. */
  'session.expiring': { secondsLeft: number };
  /** The session was ended (signed out, replaced, its person gone), or its token: the connection is a visitor's from now on. */
  'session.ended': { person: string };
  /** What one's plan allows from now on, to all of one's browsers; `verified`: whoever knows what was bought has said so. */
  'identity.entitlements': { tier: PlanTier; entitlements: Feature[]; verified: boolean };
  /** A watched listing was edited, sold or deleted; read it again. */
  'catalog.listing-changed': { id: string };
  /** Somebody commented on a watched listing, or a comment is another one or gone; read them again. */
  'catalog.comments-changed': { listingId: string };
  /** Something was sold, to who watches the sales. */
  'catalog.item-sold': RecentSaleShape;

  /** A new message, to both people's browsers; `notification` goes to the one who did not send it. */
  'messaging.message': {
    conversationId: string;
    message: ChatMessageShape;
    notification: NotificationShape | null;
  };
  /** Somebody's side of a conversation moved on, to both people. */
  'messaging.receipt': ReceiptShape;
  /** To an opened thread. */
  'messaging.typing': { conversationId: string; personId: string; typing: boolean };
  'messaging.presence': { personId: string; online: boolean };
  /** The thread's card, names or rights changed in a way no other message tells; read it again. */
  'messaging.conversation-changed': { conversationId: string };
  'messaging.offer': OfferShape;
  /** What a buyer is asked in a conversation now, to their own browsers. */
  'messaging.offer-question': { conversationId: string; question: OfferQuestionShape | null };
  /** A stored message shows something else, to both people's browsers. */
  'messaging.message-changed': { conversationId: string; message: ChatMessageShape };

  /** Something happened to a meetup of this person's; read it again. */
  'community.meetup': { meetupId: string };

  /** To a person: how many listings of theirs count in a week (`YYYY-MM-DD`) of the posting challenge. */
  'monetization.week': { weekStart: string; listings: number };
  /** A referral of this person's came about, counted or ended; read them again. */
  'monetization.referral': { referralId: string };
  /** Something happened to an order of this person's; read it again. */
  'monetization.order': { orderId: string };

  /** Something to be told of; what has the same id is replaced. */
  'notifications.notice': NotificationShape;
  /** Read in another tab or on another device; null: all of them. */
  'notifications.read': { ids: string[] | null };
  /** Of what was told, something is gone, or has become another; read it again. */
  'notifications.changed': Record<string, never>;
}

/** The same object an HTTP refusal carries as `application/problem+json`. */
export interface SocketProblem {
  status: number;
  /** Stable name with a translation, `<context>.<name>`. */
  code: string;
  title: string;
  params?: Readonly<Record<string, string | number | boolean>>;
  issues?: readonly {
    field: string;
    code: string;
    params?: Readonly<Record<string, string | number | boolean>>;
  }[];
  requestId?: string;
}

/** What an acknowledgement carries: the answer, or why there is none. */
export type Acknowledgement<Answer> = { data: Answer } | { problem: SocketProblem };

/** The two maps in the form socket.io's types take. */
export type ServerEvents = { [M in keyof ServerToClient]: (payload: ServerToClient[M]) => void };
export type ClientEvents = {
  [M in keyof ClientToServer]: (
    payload: ClientToServer[M]['sends'],
    acknowledged?: (answer: Acknowledgement<ClientToServer[M]['answers']>) => void,
  ) => void;
};

/**
 * The only transport: without long polling an instance needs no sticky sessions. `data.problem` of a `connect_error`
 * with `platform.session-expired` asks for a fresh token.
 */
export const SOCKET_TRANSPORTS = ['websocket'] as const;
