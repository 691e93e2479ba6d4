import { CursorField } from '#platform/http/cursor-field';
import { IfGiven } from '#platform/http/if-given';
import { IsUUID } from '#platform/http/is-uuid';
import { ChatItem } from '../items/item.dto.js';
import { ChatMessage } from '../messages/message.dto.js';
import { OfferQuestion, OfferView } from '../offers/offer.dto.js';
import { ChatPerson } from '../people/person.dto.js';

/** A conversation in the list. */
export class ConversationCard {
  id!: string;
  person!: ChatPerson;
  item!: ChatItem | null;
  lastMessage!: ChatMessage;
  unread!: number;
}

export class ConversationPage {
  items!: ConversationCard[];
  nextCursor!: string | null;
}

export class ConversationsParams {
  @CursorField()
  cursor?: string;
}

/** Everything around the messages of a conversation. Without an `id` nobody has written yet. */
export class Thread {
  id!: string | null;
  person!: ChatPerson;
  item!: ChatItem | null;
  /** The newest offer of this conversation. */
  offer!: OfferView | null;
  /** What the asker is asked about a message of theirs. */
  question!: OfferQuestion | null;
  lastSeq!: number;
  readSeq!: number;
  theirDeliveredSeq!: number;
  theirReadSeq!: number;
  /** The asker has blocked the other person. */
  blocked!: boolean;
  /** False when either has blocked the other, or the other has left. */
  mayWrite!: boolean;
}

export class ThreadParams {
  @IfGiven()
  @IsUUID()
  listingId?: string;
}

export class StartConversationBody {
  @IsUUID()
  personId!: string;

  /** What it is about: a listing that one of the two sells. */
  @IfGiven()
  @IsUUID()
  listingId?: string;
}

/** What waits for a person. */
export class Inbox {
  unreadMessages!: number;
  unreadNotifications!: number;
}
