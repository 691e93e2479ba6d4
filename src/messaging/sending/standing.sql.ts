import { type RawBuilder, sql } from 'kysely';
import type { Item } from '../items/item.sql.js';
import { blockedBetween } from '../people/person.sql.js';

/** Where somebody stands in a conversation: whether they may write, and about what. */
export interface Standing {
  otherId: string;
  otherLeft: boolean;
  blocked: boolean;
  item: Omit<Item, 'image'> | null;
}

/** No row for who takes no part, or has left themselves. */
export const standingOf = (conversationId: string, personId: string): RawBuilder<Standing> => sql<Standing>`
  select side.other_id as "otherId", other.deleted as "otherLeft",
    ${blockedBetween(sql`side.person_id`, sql`side.other_id`)} as blocked,
    case when item.id is not null then json_build_object(
      'id', item.id, 'sellerId', item.seller_id, 'title', item.title, 'priceCents', item.price_cents,
      'status', item.status) end as item
  from messaging.participants side
  join messaging.conversations talk on talk.id = side.conversation_id
  join directory.people me on me.id = side.person_id and not me.deleted
  join directory.people other on other.id = side.other_id
  left join messaging.items item on item.id = talk.listing_id
  where side.conversation_id = ${conversationId} and side.person_id = ${personId}`;
