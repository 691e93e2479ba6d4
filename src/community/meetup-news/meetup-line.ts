import { SayOfMeetup } from '../../messaging/messaging.contract.js';
import type { MeetupChanged } from '../community.contract.js';

/** What is said of it in the thread of the two; null for an end that one of them has no more words for. */
export function sayingOf(changed: MeetupChanged, saidAt: Date | null = null): SayOfMeetup | null {
  const { meetupId, event, byId, listingId, buyerId, sellerId, cause } = changed;
  if (cause === 'left' || cause === 'blocked') return null;
  const { startsAt, timeZone, placeName } = changed;
  const senderId = byId ?? sellerId;
  const recipientId = senderId === buyerId ? sellerId : buyerId;
  const line = { meetupId, event, cause, startsAt, timeZone, placeName };
  return new SayOfMeetup(senderId, recipientId, listingId, line, saidAt);
}
