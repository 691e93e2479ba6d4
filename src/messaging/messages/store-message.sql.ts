import { CompiledQuery } from 'kysely';
import type { ChatMessageShape, MessageKind } from '#contract/chat';
import type { ImageDescriptor } from '#contract/media';
import { chatPage } from '#contract/pages/messaging';
import { pathTo } from '#contract/pages/page';
import { sessionStands } from '#platform/auth/ended-sessions';
import { insertNotices, unwantedInApp } from '../../notifications/notifications.contract.js';

/** A message that is to be stored; its number is given by the statement. */
export interface NewMessage {
  id: string;
  conversationId: string;
  senderId: string;
  /** The sender's; null for what the product says. A message of a session that has ended is not stored. */
  sessionId: string | null;
  kind: MessageKind;
  content: string;
  images: ImageDescriptor[];
  automatic: boolean;
  offer: ChatMessageShape['offer'];
  createdAt: Date;
  notificationId: string;
  preview: string;
}

/** What the statement found out. `notificationId` is null when the app is not to show the other one a notification. */
export interface Placed {
  seq: number;
  otherId: string;
  senderName: string;
  listingId: string | null;
  notificationId: string | null;
}

const OPEN = `
  not other.deleted and not exists (
    select from messaging.blocks
    where (blocker_id, blocked_id) in ((side.person_id, side.other_id), (side.other_id, side.person_id)))`;

/** Neither an offer nor something a bot would answer: the seller writes, or nobody's bot listens. */
const UNHEARD = `
  not exists (
    select from messaging.bots bot
    where bot.listing_id = talk.listing_id and bot.status = 'active' and bot.seller_id <> side.person_id)`;

/**
 * Stores a message in one statement: takes the next number behind the conversation's row lock, moves both sides on and
 * renews the other's notification. No row when `condition` does not hold, the id is known already or the
 * sender's session has ended. Constant text, because building it would be a good part of sending a message.
 */
const storeWhen = (condition: string, notifyWhen: string): string => `
  with place as (
    update messaging.conversations talk set last_seq = talk.last_seq + 1
    from messaging.participants side
    join directory.people me on me.id = side.person_id
    join directory.people other on other.id = side.other_id
    where talk.id = $1::uuid and side.conversation_id = $1::uuid and side.person_id = $2::uuid
      and not exists (select from messaging.messages where id = $3::uuid)
      and ${sessionStands('$12::text')} and ${condition}
    returning talk.last_seq as seq, talk.listing_id, side.other_id, me.name, ${notifyWhen} as notify
  ), message as (
    insert into messaging.messages
      (id, conversation_id, seq, sender_id, kind, content, images, automatic, offer, created_at)
    select $3::uuid, $1::uuid, seq, $2::uuid, $4::text, $5::text, $6::jsonb, $7::boolean, $8::jsonb, $9::timestamptz
    from place
  ), sides as (
    -- Who writes has received and read their own message, but not what may have crossed it.
    update messaging.participants side set last_at = $9::timestamptz,
      unread = side.unread + (side.person_id <> $2::uuid)::int,
      delivered_seq = case when side.person_id = $2::uuid and side.delivered_seq = place.seq - 1
        then place.seq else side.delivered_seq end,
      read_seq = case when side.person_id = $2::uuid and side.read_seq = place.seq - 1
        then place.seq else side.read_seq end
    from place where side.conversation_id = $1::uuid
    returning side.person_id
  ), notice as (
    -- After the sides, as in reading: whoever locks in another order would wait for one another.
    ${insertNotices(`
      select $10::uuid, place.other_id, 'chat_message', 'chat-message',
        jsonb_build_object('name', place.name, 'preview', $11::text),
        '${pathTo(chatPage.path)}/' || $2::uuid || coalesce('?listing=' || place.listing_id, ''), 'chat:' || $1::uuid, $9::timestamptz
      from place where place.notify and exists (select from sides)`)}
  )
  select seq, other_id as "otherId", name as "senderName", listing_id as "listingId",
    (select id from notice where not ${unwantedInApp('place.other_id', 'chat_message')}) as "notificationId"
  from place`;

/** A person's words that ask for nothing further; sent as a prepared statement, also by the benchmark's bare server. */
export const STORE_PLAIN_MESSAGE = storeWhen(`not me.deleted and ${OPEN} and ${UNHEARD}`, 'true');

/** A message that makes an offer is told of as one, and not as a message too, unless such notices are not wanted. */
const NO_NOTICE_OF_OFFER = `($8::jsonb is null or ${unwantedInApp('side.other_id', 'offer')})`;

const WAYS = {
  /** A person's message whose pictures and offer have been seen to. */
  prepared: storeWhen(`not me.deleted and ${OPEN}`, NO_NOTICE_OF_OFFER),
  /** What the product itself has to say is said even when the two may no longer write; offers notify by themselves. */
  posted: storeWhen('true', `$4::text <> 'offer' and ${OPEN}`),
};

/** The parameters of the statement, in its order. */
export const parametersOf = (message: NewMessage): unknown[] => [
  message.conversationId,
  message.senderId,
  message.id,
  message.kind,
  message.content,
  message.images.length > 0 ? JSON.stringify(message.images) : '[]',
  message.automatic,
  message.offer && JSON.stringify(message.offer),
  message.createdAt,
  message.notificationId,
  message.preview,
  message.sessionId,
];

export const storeMessage = (way: keyof typeof WAYS, message: NewMessage): CompiledQuery<Placed> =>
  CompiledQuery.raw(WAYS[way], parametersOf(message));
