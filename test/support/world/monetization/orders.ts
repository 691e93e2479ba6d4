import { EntityManager } from '@mikro-orm/postgresql';
import { CommandBus } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { OrderEntryShape, OrderMove, OrderShape, ShipToShape } from '#contract/monetization/orders';
import { OpenOrder } from '../../../../src/monetization/monetization.contract.js';
import type { OrderList, OrderPage } from '../../../../src/monetization/orders/order.dto.js';
import type { TestApp } from '../../app/app.js';
import type { Answer, Client } from '../../app/client.js';
import { publish } from '../listings.js';
import { type MadeOffer, move, offer } from '../messaging/offers.js';

interface Person {
  id: string;
  client: Client;
}

export const HOME: ShipToShape = {
  name: 'Jonas Weber',
  line1: '12 Blue Door Lane',
  line2: '',
  city: 'Wrenfield',
  region: 'MA',
  postalCode: '01301',
  country: 'US',
};
export const PARCEL = { trackingNumber: '1Z 999 AA1 01 2345 6784' };

/** A listing that the two have agreed on a price for. */
export async function agreed(
  seller: Person,
  buyer: Person,
  words: { title?: string; price?: number; amount?: string } = {},
): Promise<MadeOffer & { listing: string }> {
  const { amount = '$100', ...about } = { price: 120, ...words };
  const listing = await publish(seller.client, about);
  const made = await offer(buyer, seller, listing, amount);
  const { status } = await move(seller, made, 'accept');
  if (status !== 200) throw new Error(`The offer was not accepted: ${status}`);
  return { ...made, listing };
}

export const askToShip = (
  { client }: Person,
  listingId: string,
  shipTo: unknown = HOME,
): Promise<Answer<OrderEntryShape>> =>
  client.post<OrderEntryShape>('/api/orders/requests', { listingId, shipTo });

export const offerToShip = (
  { client }: Person,
  listingId: string,
  { id: buyerId }: Pick<Person, 'id'>,
): Promise<Answer<OrderEntryShape>> => client.post<OrderEntryShape>('/api/orders', { listingId, buyerId });

const BODIES: Partial<Record<OrderMove, unknown>> = {
  address: { shipTo: HOME },
  ship: PARCEL,
  track: PARCEL,
  report: { reason: 'damaged', text: 'The leg is broken.' },
};

export const moveOrder = (
  { client }: Pick<Person, 'client'>,
  { id }: Pick<OrderShape, 'id'>,
  to: OrderMove,
  body: unknown = BODIES[to] ?? {},
): Promise<Answer<OrderEntryShape>> => client.post<OrderEntryShape>(`/api/orders/${id}/${to}`, body);

export const readOrder = (
  { client }: Pick<Person, 'client'>,
  { id }: Pick<OrderShape, 'id'>,
): Promise<Answer<OrderShape>> => client.get<OrderShape>(`/api/orders/${id}`);

export const orderOf = async (
  person: Pick<Person, 'client'>,
  order: Pick<OrderShape, 'id'>,
): Promise<OrderShape> => (await readOrder(person, order)).body;

export const ordersOf = async ({ client }: Pick<Person, 'client'>, query: string): Promise<OrderPage> =>
  (await client.get<OrderPage>(`/api/orders?${query}`)).body;

export const ordersWith = async (
  { client }: Pick<Person, 'client'>,
  { id }: Pick<Person, 'id'>,
): Promise<OrderEntryShape[]> => (await client.get<OrderList>(`/api/orders/with/${id}`)).body.items;

/** An order that waits to be sent, with its address. @throws Error when it is refused */
export async function openOrder(
  seller: Person,
  buyer: Person,
  words: Parameters<typeof agreed>[2] = {},
): Promise<OrderShape & { listing: string; offer: MadeOffer }> {
  const made = await agreed(seller, buyer, words);
  const { status, body } = await askToShip(buyer, made.listing);
  if (!body.order) throw new Error(`The order was refused: ${status} ${JSON.stringify(body)}`);
  await moveOrder(seller, body, 'accept');
  return { ...(await orderOf(buyer, body)), listing: made.listing, offer: made };
}

export async function shippedOrder(
  seller: Person,
  buyer: Person,
  words: Parameters<typeof agreed>[2] = {},
): ReturnType<typeof openOrder> {
  const order = await openOrder(seller, buyer, words);
  const { status, body } = await moveOrder(seller, order, 'ship');
  if (status !== 200) throw new Error(`It was not shipped: ${status} ${JSON.stringify(body)}`);
  return { ...order, ...(await orderOf(buyer, order)) };
}

/** An order that waits to be sent, as a purchase in a room opens it; without a listing behind it unless one is given. */
export async function boughtInRoom(
  { nest }: Pick<TestApp, 'nest'>,
  seller: Pick<Person, 'id'>,
  buyer: Pick<Person, 'id'>,
  listingId: string | null = null,
): Promise<Pick<OrderShape, 'id'>> {
  const item = {
    listingId,
    title: 'Brass lamp',
    category: 'home-garden',
    image: null,
    priceCents: 4000,
  } as const;
  const bought = new OpenOrder('room', item, seller.id, buyer.id, buyer.id, HOME);
  const em = nest.get(EntityManager).fork();
  return { id: await em.transactional(() => nest.get(CommandBus).execute(bought)) };
}

/** One that is on its way, as a purchase in a room opens it, without a listing behind it. */
export async function sentFromRoom(
  app: Pick<TestApp, 'nest'>,
  seller: Person,
  buyer: Pick<Person, 'id'>,
): ReturnType<typeof boughtInRoom> {
  const order = await boughtInRoom(app, seller, buyer);
  const { status, body } = await moveOrder(seller, order, 'ship');
  if (status !== 200) throw new Error(`It was not shipped: ${status} ${JSON.stringify(body)}`);
  return order;
}

/** Somebody's request to a seller, stored past the people and the listing it needs. */
export async function storeOrder(
  { db }: Pick<TestApp, 'db'>,
  sellerId: string,
  buyerId: string = uuid(),
): Promise<string> {
  const id = uuid();
  await db.rows(sql`
    insert into monetization.orders (id, listing_id, buyer_id, seller_id, source, status, title, price_cents, created_at, updated_at)
    values (${id}, ${uuid()}, ${buyerId}, ${sellerId}, 'offer', 'requested', 'Walnut lounge chair', 12000, now(), now())`);
  return id;
}
