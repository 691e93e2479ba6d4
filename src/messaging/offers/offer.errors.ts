import { formatAmount } from '#contract/money';
import { DomainError } from '#platform/http/domain-error';

/** None, or between other people. */
export class OfferNotFound extends DomainError {
  constructor() {
    super('messaging.offer-not-found', 'not-found');
  }
}

/** It is the other side's turn. */
export class NotYourTurn extends DomainError {
  constructor() {
    super('messaging.not-your-turn', 'forbidden');
  }
}

/** It was accepted, declined or withdrawn already, or never accepted. */
export class OfferClosed extends DomainError {
  constructor() {
    super('messaging.offer-closed', 'conflict');
  }
}

export class OfferExpired extends DomainError {
  constructor() {
    super('messaging.offer-expired', 'conflict');
  }
}

/** A message makes one offer at most. */
export class OfferMadeAlready extends DomainError {
  constructor() {
    super('messaging.offer-made-already', 'conflict');
  }
}

/** A message that is to be an offer names no price. */
export class NoOfferInMessage extends DomainError {
  constructor() {
    super('messaging.no-offer-in-message', 'conflict');
  }
}

/** The buyer has answered "Is $N your offer?" before, perhaps on another device. */
export class OfferQuestionAnswered extends DomainError {
  constructor() {
    super('messaging.offer-question-answered', 'conflict');
  }
}

/** The buyer has named another price since. */
export class OfferQuestionReplaced extends DomainError {
  constructor() {
    super('messaging.offer-question-replaced', 'conflict');
  }
}

/** The listing is not for sale, or not any more. */
export class ItemNotForSale extends DomainError {
  constructor() {
    super('messaging.item-not-for-sale', 'conflict');
  }
}

/** Its seller has lowered the price since: nobody agrees on more than what is asked of everybody. */
export class OfferAbovePrice extends DomainError {
  constructor(price: number) {
    super('messaging.offer-above-price', 'conflict', {
      price: formatAmount(price, { locale: 'en', precision: 'short' }),
    });
  }
}

/** Nobody buys from themselves. */
export class OfferOnOwnItem extends DomainError {
  constructor() {
    super('messaging.offer-on-own-item', 'forbidden');
  }
}

/** The item is on its way to the buyer: it is the order that comes to an end. */
export class DealShipped extends DomainError {
  constructor() {
    super('messaging.deal-shipped', 'conflict');
  }
}

/** The item was handed over: nothing is left to call off. */
export class DealDone extends DomainError {
  constructor() {
    super('messaging.deal-done', 'conflict');
  }
}
