import { type RawBuilder, sql } from 'kysely';
import { itemJson } from '../items/item.sql.js';
import { offerJson } from '../offers/offer.sql.js';
import { openQuestion } from '../offers/offer-questions.js';
import { blockedBetween, personJson } from '../people/person.sql.js';
import type { Thread } from './conversation.dto.js';

/** A conversation as one of its two people sees it; `which` chooses it by the columns of `talk`. */
export const threadOf = (
  personId: string,
  which: RawBuilder<unknown>,
  now: Date,
): RawBuilder<Thread> => sql<Thread>`
  select talk.id, ${personJson('person')} as person, ${itemJson('item')} as item,
    (select ${offerJson('offer', now)} from messaging.offers offer
      where offer.conversation_id = talk.id order by offer.created_at desc limit 1) as offer,
    ${openQuestion(sql`mine.person_id`)} as question,
    talk.last_seq as "lastSeq", mine.read_seq as "readSeq",
    theirs.delivered_seq as "theirDeliveredSeq", theirs.read_seq as "theirReadSeq",
    exists (select from messaging.blocks where blocker_id = mine.person_id and blocked_id = mine.other_id) as blocked,
    not person.deleted and not ${blockedBetween(sql`mine.person_id`, sql`mine.other_id`)} as "mayWrite"
  from messaging.conversations talk
  join messaging.participants mine on mine.conversation_id = talk.id and mine.person_id = ${personId}
  join messaging.participants theirs on theirs.conversation_id = talk.id and theirs.person_id = mine.other_id
  join directory.people person on person.id = mine.other_id
  left join messaging.items item on item.id = talk.listing_id
  where ${which}`;
