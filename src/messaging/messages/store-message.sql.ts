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
  id: string;
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

/** The two that take part are still those: behind the row's lock a guest may have become a member. */
const SAME_TWO = `
  side.person_id in (talk.first_id, talk.second_id) and side.other_id in (talk.first_id, talk.second_id)`;

/** Neither an offer nor something a bot would answer: the seller writes, or nobody's bot listens. */
const UNHEARD = `
  not exists (
    select from messaging.bots bot
    where bot.listing_id = talk.listing_id and bot.status = 'active' and bot.seller_id <> side.person_id)`;

/** The first words about a listing are told to others (`PreparedMessages`), which this statement does not do. */
const UNDER_WAY = `(talk.listing_id is null or talk.last_seq > 0)`;

/** One row for each of the messages, with the columns of `parametersOf`. */
const ASKED = `
  select * from unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::text[], $5::text[], $6::text[], $7::boolean[], $8::text[],
      $9::timestamptz[], $10::uuid[], $11::text[], $12::text[])
    as asked (conversation_id, sender_id, id, kind, content, images, automatic, offer, created_at, notification_id,
      preview, session_id)`;

/**
 * Stores messages of different conversations in one statement: takes the next number behind each conversation's row lock,
 * moves both sides on and renews the other's notification. No row for a message whose `condition` does not hold, whose id
 * is known already or whose sender's session has ended. Constant text, because building it would be a good part of sending
 * a message.
 *
 * Whatever it locks, it locks in the order of conversations, as does everybody who changes more than one of such rows.
 */
const storeWhen = (condition: string, notifyWhen: string, talks = 'messaging.conversations'): string => `
  with asked as (${ASKED}), place as (
    update messaging.conversations talk set last_seq = talk.last_seq + 1
    from asked
    join ${talks} held on held.id = asked.conversation_id
    join messaging.participants side
      on side.conversation_id = asked.conversation_id and side.person_id = asked.sender_id
    join directory.people me on me.id = side.person_id
    join directory.people other on other.id = side.other_id
    where talk.id = held.id
      and not exists (select from messaging.messages where id = asked.id)
      and ${sessionStands('asked.session_id')} and ${condition}
    returning asked.*, talk.last_seq as seq, talk.listing_id, side.other_id, me.name, ${notifyWhen} as notify
  ), message as (
    insert into messaging.messages
      (id, conversation_id, seq, sender_id, kind, content, images, automatic, offer, created_at)
    select id, conversation_id, seq, sender_id, kind, content, images::jsonb, automatic, offer::jsonb, created_at
    from place
  ), sides as (
    -- Who writes has received and read their own message, but not what may have crossed it.
    update messaging.participants side set last_at = held.created_at,
      unread = side.unread + (side.person_id <> held.sender_id)::int,
      delivered_seq = case when side.person_id = held.sender_id and side.delivered_seq = held.seq - 1
        then held.seq else side.delivered_seq end,
      read_seq = case when side.person_id = held.sender_id and side.read_seq = held.seq - 1
        then held.seq else side.read_seq end
    from (
      select place.*, one.person_id from place join messaging.participants one using (conversation_id)
      order by conversation_id, one.person_id for update of one
    ) held
    where side.conversation_id = held.conversation_id and side.person_id = held.person_id
    returning side.person_id
  ), notice as (
    -- After all the sides, as in reading: whoever locks in another order would wait for one another.
    ${insertNotices(`
      select notification_id, other_id, 'chat_message', 'chat-message',
        jsonb_build_object('name', name, 'preview', preview),
        '${pathTo(chatPage.path)}/' || sender_id || coalesce('?listing=' || listing_id, ''), 'chat:' || conversation_id, created_at
      from place where notify and (select count(*) from sides) > 0
      order by other_id, conversation_id`)}
  )
  select place.id, seq, other_id as "otherId", name as "senderName", listing_id as "listingId",
    case when not ${unwantedInApp('place.other_id', 'chat_message')} then notice.id end as "notificationId"
  from place left join notice on notice.subject = 'chat:' || conversation_id and notice.person_id = other_id`;

/** Conversations that nobody else is changing; who is being waited for holds up nobody else. */
const AT_REST = `(
  select id from messaging.conversations where id = any($1::uuid[]) order by id for update skip locked)`;

/** People's words that ask for nothing further, of conversations at rest; sent as a prepared statement. */
export const STORE_PLAIN_MESSAGES = storeWhen(
  `not me.deleted and ${OPEN} and ${SAME_TWO} and ${UNHEARD} and ${UNDER_WAY}`,
  'true',
  AT_REST,
);

/** A message that makes an offer is told of as one, and not as a message too, unless such notices are not wanted. */
const NO_NOTICE_OF_OFFER = `(asked.offer is null or ${unwantedInApp('side.other_id', 'offer')})`;

const WAYS = {
  /** A person's message whose pictures and offer have been seen to. */
  prepared: storeWhen(`not me.deleted and ${OPEN} and ${SAME_TWO}`, NO_NOTICE_OF_OFFER),
  /** What the product itself has to say is said even when the two may no longer write; what has a notice of its own makes none here. */
  posted: storeWhen('true', `asked.kind not in ('offer', 'meetup', 'order') and ${OPEN}`),
};

/** The parameters of the statement: a list for each column, in their order. */
export const parametersOf = (messages: readonly NewMessage[]): unknown[] => [
  messages.map(({ conversationId }) => conversationId),
  messages.map(({ senderId }) => senderId),
  messages.map(({ id }) => id),
  messages.map(({ kind }) => kind),
  messages.map(({ content }) => content),
  messages.map(({ images }) => (images.length > 0 ? JSON.stringify(images) : '[]')),
  messages.map(({ automatic }) => automatic),
  messages.map(({ offer }) => offer && JSON.stringify(offer)),
  messages.map(({ createdAt }) => createdAt),
  messages.map(({ notificationId }) => notificationId),
  messages.map(({ preview }) => preview),
  messages.map(({ sessionId }) => sessionId),
];

export const storeMessage = (way: keyof typeof WAYS, message: NewMessage): CompiledQuery<Placed> =>
  CompiledQuery.raw(WAYS[way], parametersOf([message]));
