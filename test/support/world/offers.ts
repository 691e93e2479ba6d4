import { randomUUID } from 'node:crypto';
import { expect } from '@jest/globals';
import { sql } from 'kysely';
import type { ChatMessageShape, OfferShape } from '#contract/chat';
import type { TestApp } from '../app/app.js';
import type { Answer, Client } from '../app/client.js';
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

/** Somebody's open offer to a seller, stored past the conversation that would make it. */
export async function storeOffer({ db }: TestApp, sellerId: string, listingId: string): Promise<string> {
  const [id, buyerId, conversationId] = [randomUUID(), randomUUID(), randomUUID()];
  await db.rows(sql`
    insert into messaging.conversations (id, first_id, second_id, listing_id, created_at)
    values (${conversationId}, least(${sellerId}::uuid, ${buyerId}::uuid), greatest(${sellerId}::uuid, ${buyerId}::uuid),
      ${listingId}, now())`);
  await db.rows(sql`
    insert into messaging.offers (id, conversation_id, listing_id, seller_id, buyer_id, message_id, amount_cents,
      confidence, method, status, expires_at, created_at, updated_at)
    values (${id}, ${conversationId}, ${listingId}, ${sellerId}, ${buyerId}, ${randomUUID()}, 10000, 'high',
      'bare-number', 'negotiating', now() + interval '48 hours', now(), now())`);
  return id;
}
