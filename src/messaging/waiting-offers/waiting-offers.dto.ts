import { IsInt, Max, Min } from 'class-validator';
import { CHAT_LIMITS } from '#contract/chat';
import { IfGiven } from '#platform/http/if-given';
import { NumberParam } from '#platform/http/params/number-param';
import { ChatItem } from '../items/item.dto.js';
import { OfferView } from '../offers/offer.dto.js';
import { ChatPerson } from '../people/person.dto.js';

export class WaitingOffersParams {
  @IfGiven()
  @NumberParam()
  @IsInt()
  @Min(1)
  @Max(CHAT_LIMITS.waitingOffersPage)
  limit?: number;
}

/** An open offer that the asker is to answer. */
export class WaitingOffer {
  offer!: OfferView;
  /** The other side. */
  person!: ChatPerson;
  item!: ChatItem;
}

export class WaitingOffers {
  items!: WaitingOffer[];
  /** There are more than these. */
  more!: boolean;
}
