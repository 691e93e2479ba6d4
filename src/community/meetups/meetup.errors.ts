import { DomainError } from '#platform/http/domain-error';

/** None, or between other people: who is not one of the two cannot tell the difference. */
export class MeetupNotFound extends DomainError {
  constructor() {
    super('community.meetup-not-found', 'not-found');
  }
}

/** It has another state than the move begins with: somebody was quicker, or it is over. */
export class MeetupChangedMeanwhile extends DomainError {
  constructor() {
    super('community.meetup-changed', 'conflict');
  }
}

/** It is the other side's to do. */
export class NotYourMeetupMove extends DomainError {
  constructor() {
    super('community.not-your-meetup-move', 'forbidden');
  }
}

/** Checking in opens two hours before the time; other moves at the time or after it. */
export class MeetupTooEarly extends DomainError {
  constructor() {
    super('community.meetup-too-early', 'conflict');
  }
}

export class MeetupTooLate extends DomainError {
  constructor() {
    super('community.meetup-too-late', 'conflict');
  }
}

/** The two have one for this listing, at another time. */
export class MeetupExists extends DomainError {
  constructor() {
    super('community.meetup-exists', 'conflict');
  }
}

export class OwnListing extends DomainError {
  constructor() {
    super('community.own-listing', 'forbidden');
  }
}

/** None, or none that anybody may see any more. */
export class ItemNotFound extends DomainError {
  constructor() {
    super('community.item-not-found', 'not-found');
  }
}

/** It is sold, or kept for somebody else. */
export class ItemNotFree extends DomainError {
  constructor() {
    super('community.item-not-free', 'conflict');
  }
}

/** The two have chosen to have it sent. */
export class ItemIsSent extends DomainError {
  constructor() {
    super('community.item-is-sent', 'conflict');
  }
}

/** It is on its way to the buyer. */
export class ItemShipped extends DomainError {
  constructor() {
    super('community.item-shipped', 'conflict');
  }
}

/** One of the two has blocked the other; nobody is told who. */
export class CannotMeet extends DomainError {
  constructor() {
    super('community.cannot-meet', 'forbidden');
  }
}
