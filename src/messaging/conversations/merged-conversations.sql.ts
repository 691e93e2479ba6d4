import { type RawBuilder, sql } from 'kysely';
import type { Joiner } from '#platform/life/joining';

/** Rows (gone, kept): guest and member both talk with the same person about the same thing, which is to be one thread. */
export const mergedConversations = ({ guestId, memberId }: Joiner): RawBuilder<unknown> => sql`(
  select guests.conversation_id as gone, members.conversation_id as kept
  from messaging.participants guests
  join messaging.conversations guest_talk on guest_talk.id = guests.conversation_id
  join messaging.participants members on members.person_id = ${memberId} and members.other_id = guests.other_id
  join messaging.conversations member_talk on member_talk.id = members.conversation_id
    and member_talk.listing_id is not distinct from guest_talk.listing_id
  where guests.person_id = ${guestId}
)`;
