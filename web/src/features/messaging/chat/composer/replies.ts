import { MEETUP_LIMITS } from '#contract/meetups';
import { HOUR_MS } from '#contract/time';
import type { Meetup } from '../../../../api/community/meetups';
import type { ChatItem, OfferView } from '../../../../api/messaging/messaging';
import { isOpen } from '../offer/offer-moves';

type Side = 'buyer' | 'seller';
/** How far the two have come. */
type Stage = 'before' | 'open' | 'accepted' | 'set' | 'meeting' | 'sending' | 'cancelled' | 'sold';

/** Spec 2, section 9, in its order: where no item says who buys from whom. */
const ANYBODY = ['thanks', 'good', 'meet', 'available', 'price', 'photos'] as const;

const REPLIES = {
  buyer: {
    before: ['available', 'price', 'photos', 'meet', 'thanks'],
    open: ['interested', 'today', 'photos', 'thanks'],
    accepted: ['when', 'where', 'on-my-way', 'thanks'],
    set: ['see-you', 'still-on', 'later', 'thanks'],
    meeting: ['right-there', 'late', 'where-are-you', 'thanks'],
    sending: ['sent-when', 'good', 'thanks'],
    cancelled: ['pity', 'still-interested', 'no-problem'],
    sold: ['happy', 'thanks'],
  },
  seller: {
    before: ['yes-available', 'make-offer', 'pick-up', 'thanks'],
    open: ['thinking', 'look-today', 'thanks'],
    accepted: ['when', 'where', 'on-my-way', 'thanks'],
    set: ['see-you', 'still-on', 'later', 'thanks'],
    meeting: ['right-there', 'late', 'where-are-you', 'thanks'],
    sending: ['send-soon', 'good', 'thanks'],
    cancelled: ['pity', 'available-again', 'no-problem'],
    sold: ['enjoy', 'thanks'],
  },
} as const satisfies Record<Side, Record<Stage, readonly string[]>>;

export type Reply = (typeof ANYBODY)[number] | (typeof REPLIES)[Side][Stage][number];

export type Dealing = {
  item: ChatItem | null;
  offer: OfferView | null;
  /** The newest offer was a deal, and one of the two called it off. */
  calledOff: boolean;
  /** The meetup of the two, as long as it is to come. */
  meetup?: Pick<Meetup, 'status' | 'startsAt'>;
  /** It is to be sent, or on its way. */
  sending?: boolean;
};

/** What the reader is likely to say next, by their side of the deal and how far it has come. */
export function quickReplies(dealing: Dealing, me: string, now: number): readonly Reply[] {
  if (dealing.item === null) return ANYBODY;
  return REPLIES[dealing.item.sellerId === me ? 'seller' : 'buyer'][stageOf(dealing, now)];
}

function stageOf({ item, offer, calledOff, meetup, sending }: Dealing, now: number): Stage {
  if (sending) return 'sending';
  if (item?.status === 'sold') return 'sold';
  if (meetup?.status === 'confirmed') return isNear(meetup, now) ? 'meeting' : 'set';
  if (calledOff) return 'cancelled';
  if (offer?.status === 'accepted') return 'accepted';
  return offer && isOpen(offer) ? 'open' : 'before';
}

/** People are on their way, as from when they may say that they are there. */
const isNear = ({ startsAt }: Pick<Meetup, 'startsAt'>, now: number): boolean =>
  Date.parse(startsAt) - now <= MEETUP_LIMITS.checkInOpensHours * HOUR_MS;
