import type { ChatMessageShape } from '#contract/chat';
import type { SignedIn } from '#platform/auth/actor';
import type { Item } from '../items/item.sql.js';

export interface BuyerMessage {
  id: string;
  conversationId: string;
  buyer: SignedIn;
  content: string;
  item: Pick<Item, 'id' | 'sellerId' | 'title' | 'priceCents'>;
  /** USD: the buyer says that this is what the message offers. */
  stated: number | undefined;
}

export interface Heard {
  offer: ChatMessageShape['offer'];
  /** USD: what the message may be offering; the buyer is asked. */
  question: number | null;
  /** A step failed, and was undone by itself. */
  failed: boolean;
}

/** Neither an offer nor anything to ask about. */
export const NOTHING: Heard = { offer: null, question: null, failed: false };

/** Listens to what buyers write while it is being sent. Sending knows nothing of offers: they give it theirs. */
export abstract class BuyerEar {
  /** Within the caller's transaction, before the message is stored. What fails here never costs the message. */
  abstract hear(message: BuyerMessage): Promise<Heard>;
  /** Keeps the question with the message, which is stored by now. Answers whether it could. */
  abstract ask(message: BuyerMessage, amount: number): Promise<boolean>;
  /** USD: what is still asked about a message that is sent again. */
  abstract askedAbout(messageId: string): Promise<number | null>;
  /** Shows the buyer, on every device, what is asked of them now. Once the message has committed. */
  abstract tellAsked(conversationId: string, buyerId: string): Promise<void>;
  /** Why a message that says what it offers is refused where nobody listens to offers. */
  abstract refusal(isOwnItem: boolean): Error;
}
