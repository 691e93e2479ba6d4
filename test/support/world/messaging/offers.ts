import { randomUUID } from 'node:crypto';
import { expect } from '@jest/globals';
import { sql } from 'kysely';
import type { ChatMessageShape, OfferShape } from '#contract/chat';
import { toCents } from '#contract/money';
import type { TestApp } from '../../app/app.js';
import type { Answer, Client } from '../../app/client.js';
import { startConversation } from './chat.js';
import { messagesOf, say, threadOf } from './conversations.js';

interface Talker {
  client: Client;
  id: string;
}

export type OfferMove = 'accept' | 'decline' | 'withdraw' | 'cancel';

export interface MadeOffer {
  id: string;
  conversationId: string;
  messageId: string;
}

/** A buyer writes to a seller about a listing, and the message is an offer. @throws Error when it is none */
export async function offer(
  buyer: Talker,
  seller: Pick<Talker, 'id'>,
  listingId: string,
  words: string,
): Promise<MadeOffer> {
  const conversationId = await startConversation(buyer.client, seller.id, listingId);
  const { status, body } = await say(buyer, conversationId, words);
  if (status !== 201 || !body.message.offer) throw new Error(`No offer: ${status} ${JSON.stringify(body)}`);
  return { id: body.message.offer.id, conversationId, messageId: body.message.id };
}

export const move = (
  person: Pick<Talker, 'client'>,
  { id }: Pick<MadeOffer, 'id'>,
  to: OfferMove,
): Promise<Answer<OfferShape>> => person.client.post<OfferShape>(`/api/offers/${id}/${to}`);

export const counter = (person: Pick<Talker, 'client'>, { id }: Pick<MadeOffer, 'id'>, amount: unknown) =>
  person.client.post<OfferShape>(`/api/offers/${id}/counter`, { amount });

/** The newest offer of a conversation, as its thread shows it. */
export const offerIn = async (
  reader: Pick<Talker, 'client'>,
  { conversationId }: Pick<MadeOffer, 'conversationId'>,
): Promise<OfferShape> => {
  const { offer: newest } = await threadOf(reader, conversationId);
  expect(newest).not.toBeNull();
  return newest as OfferShape;
};

/** What the thread tells of its offers, oldest first. */
export const eventsIn = async (
  reader: Pick<Talker, 'client'>,
  { conversationId }: Pick<MadeOffer, 'conversationId'>,
): Promise<{ by: string; kind: ChatMessageShape['kind']; event?: string; amount?: number }[]> =>
  (await messagesOf(reader, conversationId))
    .filter((message) => message.offer)
    .map(({ senderId, kind, offer: told }) => ({
      by: senderId,
      kind,
      event: told?.event,
      amount: told?.amount,
    }));

/** A buyer's open offer and the message that made it, stored past all that would follow. USD. */
export async function storeBid(
  { db }: Pick<TestApp, 'db'>,
  { id: buyerId }: Pick<Talker, 'id'>,
  { id: sellerId }: Pick<Talker, 'id'>,
  listingId: string,
  amount: number,
): Promise<MadeOffer> {
  const [id, conversationId, messageId] = [randomUUID(), randomUUID(), randomUUID()];
  await db.rows(sql`
    insert into messaging.items (id, seller_id, title, price_cents, status, category, listed_at, changed_at)
    select id, seller_id, title, price_cents, status, category, created_at, updated_at
    from catalog.listings where id = ${listingId} on conflict do nothing`);
  await db.rows(sql`
    insert into messaging.conversations (id, first_id, second_id, listing_id, last_seq, created_at)
    values (${conversationId}, least(${sellerId}::uuid, ${buyerId}::uuid), greatest(${sellerId}::uuid, ${buyerId}::uuid),
      ${listingId}, 1, now())`);
  await db.rows(sql`
    insert into messaging.participants (conversation_id, person_id, other_id, last_at)
    values (${conversationId}, ${buyerId}, ${sellerId}, now()), (${conversationId}, ${sellerId}, ${buyerId}, now())`);
  await db.rows(sql`
    insert into messaging.messages (id, conversation_id, seq, sender_id, kind, content, offer, created_at)
    values (${messageId}, ${conversationId}, 1, ${buyerId}, 'text', ${`$${amount}`},
      jsonb_build_object('id', ${id}::text, 'event', 'made', 'amount', ${amount}::numeric), now())`);
  await db.rows(sql`
    insert into messaging.offers (id, conversation_id, listing_id, seller_id, buyer_id, message_id, amount_cents,
      confidence, method, status, expires_at, created_at, updated_at)
    values (${id}, ${conversationId}, ${listingId}, ${sellerId}, ${buyerId}, ${messageId}, ${toCents(amount)}, 'high',
      'bare-number', 'negotiating', now() + interval '48 hours', now(), now())`);
  return { id, conversationId, messageId };
}

/** Somebody's open offer to a seller, stored past the conversation that would make it. */
export const storeOffer = async (app: TestApp, sellerId: string, listingId: string): Promise<string> =>
  (await storeBid(app, { id: randomUUID() }, { id: sellerId }, listingId, 100)).id;
