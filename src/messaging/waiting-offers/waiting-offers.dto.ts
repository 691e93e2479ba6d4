import { ChatItem } from '../items/item.dto.js';
import { OfferView } from '../offers/offer.dto.js';
import { ChatPerson } from '../people/person.dto.js';

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
