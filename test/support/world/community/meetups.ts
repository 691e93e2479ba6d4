import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { MeetupMove, MeetupPageShape, MeetupShape } from '#contract/meetups';
import { HOUR_MS } from '#contract/time';
import { Clock } from '#platform/config/clock';
import type { TestApp } from '../../app/app.js';
import type { Answer, Client } from '../../app/client.js';

interface Person {
  client: Client;
}

/** In two days, on the hour. */
export const inTwoDays = (now = new Date()): Date =>
  new Date(Math.ceil(now.getTime() / HOUR_MS) * HOUR_MS + 48 * HOUR_MS);

export const hoursAfter = (startsAt: string | Date, hours: number): Date =>
  new Date(new Date(startsAt).getTime() + hours * HOUR_MS);

/** When and where; a test names only what it is about. */
export const anAppointment = (parts: Record<string, unknown> = {}) => ({
  startsAt: inTwoDays().toISOString(),
  timeZone: 'UTC',
  place: { kind: 'cafe', name: 'Corner Cafe' },
  ...parts,
});

/** Asks a seller to meet, also in a way that is to be refused. */
export const askToMeet = (
  { client }: Person,
  listingId: string,
  parts: Record<string, unknown> = {},
): Promise<Answer<MeetupShape>> =>
  client.post<MeetupShape>('/api/meetups', anAppointment({ listingId, ...parts }));

/** Asks a seller to meet. @throws Error when it is refused */
export async function proposeMeetup(
  buyer: Person,
  listingId: string,
  parts?: Record<string, unknown>,
): Promise<MeetupShape> {
  const { status, body } = await askToMeet(buyer, listingId, parts);
  if (status !== 201) throw new Error(`The meetup was refused: ${status} ${JSON.stringify(body)}`);
  return body;
}

export const moveMeetup = (
  { client }: Person,
  { id }: Pick<MeetupShape, 'id'>,
  move: MeetupMove,
  body: unknown = move === 'move' ? anAppointment() : {},
): Promise<Answer<MeetupShape>> => client.post<MeetupShape>(`/api/meetups/${id}/${move}`, body);

export const meetupOf = async ({ client }: Person, { id }: Pick<MeetupShape, 'id'>): Promise<MeetupShape> =>
  (await client.get<MeetupShape>(`/api/meetups/${id}`)).body;

export const meetupsOf = async ({ client }: Person, query = ''): Promise<MeetupPageShape> =>
  (await client.get<MeetupPageShape>(`/api/meetups?${query}`)).body;

/** Those that stand over the thread of the two. */
export const meetupsWith = async ({ client }: Person, { id }: { id: string }): Promise<MeetupShape[]> =>
  (await client.get<{ items: MeetupShape[] }>(`/api/meetups/with/${id}`)).body.items;

/** A meetup that both want. @throws Error when it is refused */
export async function agreeToMeet(
  buyer: Person,
  seller: Person,
  listingId: string,
  parts?: Record<string, unknown>,
): Promise<MeetupShape> {
  const meetup = await proposeMeetup(buyer, listingId, parts);
  const { status, body } = await moveMeetup(seller, meetup, 'confirm');
  if (status !== 200) throw new Error(`The meetup was not confirmed: ${status} ${JSON.stringify(body)}`);
  return body;
}

interface StoredMeetup {
  buyerId?: string;
  listingId?: string;
  startsAt?: Date;
  status?: 'pending' | 'confirmed';
}

/** Somebody's proposal to a seller, stored past the people and the listing it needs; a test names only what it is about. */
export async function storeMeetup(
  { db, nest }: Pick<TestApp, 'db' | 'nest'>,
  sellerId: string,
  { buyerId = uuid(), listingId = uuid(), startsAt = inTwoDays(), status = 'pending' }: StoredMeetup = {},
): Promise<string> {
  const [id, now] = [uuid(), nest.get(Clock).now()];
  await db.rows(sql`
    insert into community.meetup_listings (id, seller_id, title, price_cents, category, status, changed_at)
    values (${listingId}, ${sellerId}, 'Walnut lounge chair', 12000, 'sporting-goods', 'active', ${now})
    on conflict do nothing`);
  await db.rows(sql`
    insert into community.meetups (id, listing_id, buyer_id, seller_id, starts_at, time_zone, place_kind, place_name,
      notes, status, proposed_by, sequence, created_at, updated_at)
    values (${id}, ${listingId}, ${buyerId}, ${sellerId}, ${startsAt}, 'UTC', 'cafe', 'Corner Cafe', '', ${status},
      'buyer', 0, ${now}, ${now})`);
  return id;
}
