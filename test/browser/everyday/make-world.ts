import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { HOUR_MS } from '#contract/time';
import { call, publish } from '../people.js';

/** Of the demo town, some way from where the member is: the distance comes after the page. */
const RIVERSIDE = { location: 'Riverside, Wrenfield', zipCode: '00103' };

/** What its people have done, by the ids that screens are opened with. */
export interface World {
  member: string;
  /** The member's own listing: somebody has named a price for it. */
  own: string;
  /** Somebody else's, which they and the member have said something about. */
  theirs: string;
  seller: string;
  /** A word by which the feed finds two listings. */
  rare: string;
  report: string;
  /** Of a review of the member. */
  reviewReport: string;
  /** Somebody else's, which the member has agreed to have handed over. */
  met: string;
  /** Somebody else's, whose price they and the member have agreed on, and nothing more. */
  agreed: string;
}

/** Once for a run: whoever looks at a list must not see it move because somebody else gets a world made. */
export async function makeWorld(member: Page, buyer: Page, administrator: Page): Promise<World> {
  const rare = `quillwork${randomUUID().slice(0, 6)}`;
  const search = await call<{ id: string }>(member, 'POST', '/api/saved-searches', {
    name: `All ${rare}`,
    frequency: 'weekly',
    q: rare,
  });
  const [own, sold, theirs] = [
    await publish(member, 'Walnut shelf with a past', 40),
    await publish(member, 'Kettle that sings', 12),
    await publish(buyer, `Box of ${rare}`, 30, RIVERSIDE),
    await publish(buyer, `Book about ${rare}`, 8),
  ] as [string, string, string, string];
  const met = await publish(buyer, 'Desk for two', 25);
  const agreed = await publish(buyer, 'Stool with three legs', 20);
  const [memberId, seller] = [await ownId(member), await ownId(buyer)];

  const { items } = await call<{ items: { id: string }[] }>(
    member,
    'GET',
    '/api/listings?category=electronics',
  );
  for (const { id } of [{ id: theirs }, ...items]) {
    await call(member, 'PUT', `/api/favorites/${id}`, {});
    await call(member, 'POST', `/api/listings/${id}/views`);
  }
  for (const who of [member, buyer])
    await call(who, 'POST', `/api/listings/${theirs}/comments`, {
      id: randomUUID(),
      content: 'Does it fold?',
    });
  await call(member, 'POST', `/api/listings/${theirs}/report`, { reason: 'spam', description: 'Twice.' });
  await offer(buyer, memberId, own, 31);
  await offer(buyer, memberId, sold, 11);
  await agree(member, buyer, { seller, listingId: agreed, price: 18 });
  const parcel = { trackingNumber: '1Z999AA10123456784' };
  const sale = { listingId: sold, buyerId: seller, priceCents: 1100, hidden: false, ...parcel };
  await call(member, 'POST', '/api/orders/shipped', sale);
  const appointment = {
    startsAt: new Date(Math.ceil(Date.now() / HOUR_MS + 48) * HOUR_MS).toISOString(),
    timeZone: 'America/New_York',
    place: { kind: 'library', name: 'Old Mill reading room', latitude: 46.5093, longitude: -69.2011 },
  };
  const asked = { ...appointment, listingId: met, notes: 'I bring a friend to carry it.' };
  const { id: meetup } = await call<{ id: string }>(member, 'POST', '/api/meetups', asked);
  await call(buyer, 'POST', `/api/meetups/${meetup}/confirm`);
  await call(buyer, 'POST', '/api/meetups', { ...appointment, listingId: own });
  await expect.poll(() => newsOf(member, search.id)).toBeGreaterThan(0);
  const report = await reportTold(administrator, 'listing-reports');
  await reportReview(member, memberId);
  const reviewReport = await reportTold(administrator, 'review-reports');
  return { member: memberId, own, theirs, seller, rare, report, reviewReport, met, agreed };
}

const ownId = async (tab: Page) => (await call<{ id: string }>(tab, 'GET', '/api/profile')).id;

async function offer(buyer: Page, personId: string, listingId: string, price: number): Promise<void> {
  const { id } = await call<{ id: string }>(buyer, 'POST', '/api/conversations', { personId, listingId });
  const message = { id: randomUUID(), content: `Would you take ${price}?`, imageIds: [], offer: price };
  await call(buyer, 'POST', `/api/conversations/${id}/messages`, message);
}

async function agree(
  member: Page,
  owner: Page,
  { seller, listingId, price }: { seller: string; listingId: string; price: number },
): Promise<void> {
  await offer(member, seller, listingId, price);
  type Thread = { offer: { id: string } | null };
  const thread = `/api/conversations/with/${seller}?listingId=${listingId}`;
  const offered = (await call<Thread>(member, 'GET', thread)).offer;
  await call(owner, 'POST', `/api/offers/${offered?.id}/accept`);
}

async function newsOf(member: Page, searchId: string): Promise<number> {
  type Searches = { items: { id: string; news: number }[] };
  const { items } = await call<Searches>(member, 'GET', '/api/saved-searches');
  return items.find(({ id }) => id === searchId)?.news ?? 0;
}

async function reportReview(member: Page, memberId: string): Promise<void> {
  type Reviews = { items: { id: string }[] };
  const { items } = await call<Reviews>(member, 'GET', `/api/people/${memberId}/reviews?sort=lowest`);
  await call(member, 'POST', `/api/reviews/${items[0]?.id}/report`, { reason: 'other' });
}

/** The way the administrator is told of to the latest report. */
async function reportTold(administrator: Page, kind: string): Promise<string> {
  const told = async () =>
    JSON.stringify(await call(administrator, 'GET', '/api/notifications')).match(
      new RegExp(`/admin/${kind}/([\\w-]+)`),
    )?.[1];
  await expect.poll(told).toBeDefined();
  return (await told()) ?? '';
}
