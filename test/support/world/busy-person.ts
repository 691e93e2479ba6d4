import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { JobRunner } from '#platform/jobs/job-runner';
import type { Database } from '#platform/persistence/database';
import type { TestApp } from '../app/app.js';
import { Client } from '../app/client.js';
import { mailsTo } from '../app/mail.js';
import { photo } from '../files/images.js';
import { allPersonColumns } from '../sources/person-columns.js';
import { comment } from './comments.js';
import { proposeMeetup } from './community/meetups.js';
import { dealOf, reviewsOf, writeReview } from './community/reviews.js';
import { keepDraft } from './drafts.js';
import { save } from './favorites.js';
import { joinAs } from './joining.js';
import { publish } from './listings.js';
import { createBot } from './messaging/bots.js';
import { converse, say } from './messaging/conversations.js';
import { boostListing } from './monetization/boosts.js';
import { giveCoupon } from './monetization/coupons.js';
import { HOME, moveOrder, openOrder } from './monetization/orders.js';
import { subscribe } from './monetization/plans.js';
import { comeByInvitation } from './monetization/referrals.js';
import { giveReward } from './monetization/rewards.js';
import { payWith, storeCustomer } from './monetization/stripe.js';
import { createGuest, makeAdmin, signUpMember, type TestMember } from './people.js';
import { knowPlace } from './places.js';
import { Plans } from './plans.js';
import { ResumableUploads } from './recordings.js';
import { uploadImage } from './uploads.js';

/** Who is busy, and with whom. */
interface Busy {
  app: TestApp;
  person: TestMember;
  other: TestMember;
  /** A listing of each. */
  own: string;
  theirs: string;
}

/** What a busy person has, for those who look for it elsewhere. */
export interface BusyPerson extends TestMember {
  /** Pictures: of their listing, of themselves, in a message, of what they have begun. */
  pictures: string[];
  /** Words they wrote, a part for each feature. */
  words: string[];
}

const picture = async (client: Client): Promise<string> =>
  (await uploadImage(client, await photo().jpeg().toBuffer())).id;

/**
 * Somebody who has done everything there is to do. Every table that names a person must name them once they are here
 * (`unfilled`), so whoever adds one adds here what fills it.
 */
export async function busyPerson(app: TestApp): Promise<BusyPerson> {
  const earlier = await makeAdmin(app);
  const person = await signUpMember(app, { phone: '413 555 0142' });
  const other = await signUpMember(app);
  const plans = new Plans(app);
  for (const each of [person, other]) plans.give(each, 'premium_plus');
  await person.client.patch('/api/profile', { bio: 'Sells what the attic held.' });
  await person.client.post('/api/profile/phone/code');
  await person.client.put('/api/profile/onboarding', { step: 2, interests: ['photo'], completed: false });
  await comeByInvitation(app, person, other);
  const shown = await picture(person.client);
  const own = await publish(person.client, { title: 'Walnut desk', imageIds: [shown] });
  const theirs = await publish(other.client, { price: 120 });
  await app.outbox.delivered();
  const busy = { app, person, other, own, theirs };
  await look(busy);
  const sent = await talk(busy);
  await deal(busy);
  await meet(busy);
  const reviewed = await review(busy);
  const broken = await send(busy);
  // Of two people the earlier one is a conversation's first.
  await converse(person, earlier, 'Who is in charge here?');
  const guest = await createGuest(app);
  await converse(guest, other, 'Is the attic open?');
  await joinAs(guest, person);
  const avatar = await picture(person.client);
  await person.client.put('/api/profile/avatar', { imageId: avatar });
  const begun = await picture(person.client);
  await keepDraft(person.client, { title: 'Tin of buttons', imageIds: [begun] });
  await new ResumableUploads(app.url, person.client).begun(1000);
  await wish(busy);
  await writeToDesk(busy);
  await giveCoupon(app, person);
  await giveReward(app, person);
  await subscribe(person);
  await storeCustomer(app, person);
  await payWith(app, person);
  await askForMails(busy);
  await boostListing(app, person, own);
  await app.outbox.delivered();
  await block(busy);
  return {
    ...person,
    pictures: [shown, avatar, sent, begun, reviewed, broken],
    words: [
      'Who is in charge here?',
      'Is the attic open?',
      'Sells what the attic held.',
      'Walnut desk',
      'Would you take $60?',
      'Here is a picture',
      'The handle came off.',
      'Does the drawer lock?',
      'Tin of buttons',
      'Behind the blue door',
      'I bring my own bag.',
      'She brought a bag.',
      'Sorry for the rain.',
      HOME.line1,
      'The leg is broken.',
    ],
  };
}

async function look({ person, other, own, theirs }: Busy): Promise<void> {
  await person.client.get(`/api/listings/${theirs}`);
  await person.client.post(`/api/listings/${theirs}/views`);
  await save(person.client, theirs);
  await comment(person, theirs, 'Does the drawer lock?');
  await comment(other, own);
  await save(other.client, own);
  await report(person.client, theirs);
  await report(other.client, own);
  await person.client.post(`/api/listings/${theirs}/shares`, { way: 'chat' });
  await person.client.post('/api/saved-searches', { name: 'Lamps', q: 'lamp', frequency: 'daily' });
}

const report = (client: Client, listing: string) =>
  client.post(`/api/listings/${listing}/report`, { reason: 'spam' });

/** Offers, answered by the bots of both, a picture, and a report of each. Answers the picture. */
async function talk({ app, person, other, own, theirs }: Busy): Promise<string> {
  await createBot(person, own);
  await createBot(other, theirs);
  await app.outbox.delivered();
  const bought = await converse(person, other, 'Would you take $60?', theirs);
  const sold = await converse(other, person, 'Would you take $70?', own);
  await app.outbox.delivered();
  await say(other, bought, 'Hello.');
  await say(person, sold, 'It is still there.');
  const sent = await picture(person.client);
  await person.client.post(`/api/conversations/${bought}/messages`, {
    id: randomUUID(),
    content: 'Here is a picture',
    imageIds: [sent],
  });
  await app.outbox.delivered();
  await person.client.post(`/api/conversations/${sold}/report`, { reason: 'spam' });
  await other.client.post(`/api/conversations/${bought}/report`, { reason: 'spam' });
  await app.outbox.delivered();
  return sent;
}

/** Each sells the other something, and that is told. */
async function deal({ app, person, other }: Busy): Promise<void> {
  for (const [seller, buyer] of [
    [person, other],
    [other, person],
  ] as const) {
    const sold = await publish(seller.client, { title: 'Brass lamp' });
    await converse(buyer, seller, 'I would take the lamp.', sold);
    await seller.client.post(`/api/listings/${sold}/sale`, { price: 20, buyerId: buyer.id });
  }
  await app.nest.get(JobRunner).runNow('catalog.measure-market');
  await person.client.post('/api/my-insights');
  await app.nest.get(JobRunner).runNow('messaging.remember-first-answers');
}

/** Each wants to meet the other, at a place of their own. */
async function meet({ person, other, own, theirs }: Busy): Promise<void> {
  const place = { kind: 'custom', name: 'Behind the blue door', latitude: 42.37, longitude: -72.52 };
  const { id } = await proposeMeetup(person, theirs, { place, notes: 'I bring my own bag.' });
  await person.client.post(`/api/meetups/${id}/calendar-links`);
  await person.client.post(`/api/meetups/${id}/share`);
  await proposeMeetup(other, own, { place });
}

/** They write about each other, answer and report that; one side of a second deal is not shown yet. Answers a picture. */
async function review({ app, person, other }: Busy): Promise<string> {
  const { saleId } = await dealOf(app, person, other);
  const shown = await picture(person.client);
  await writeReview(person, saleId, { stars: 4, text: 'She brought a bag.', imageIds: [shown] });
  await writeReview(other, saleId, { stars: 5, text: 'Fine.' });
  for (const about of [person, other]) {
    const id = (await reviewsOf(about.client, about)).items[0]?.id;
    await about.client.post(`/api/reviews/${id}/reply`, { text: 'Sorry for the rain.' });
    await about.client.post(`/api/reviews/${id}/report`, { reason: 'other' });
  }
  await writeReview(person, (await dealOf(app, other, person)).saleId, {
    stars: 1,
    text: 'She brought a bag.',
  });
  return shown;
}

/** Each sends the other something; what the other sent was broken. Answers a picture of that. */
async function send({ app, person, other }: Busy): Promise<string> {
  const broken = await picture(person.client);
  const bought = await openOrder(other, person, { title: 'Reading chair' });
  await moveOrder(other, bought, 'ship');
  await moveOrder(person, bought, 'report', {
    reason: 'damaged',
    text: 'The leg is broken.',
    imageIds: [broken],
  });
  await openOrder(person, other, { title: 'Walnut desk' });
  await app.outbox.delivered();
  return broken;
}

/** What they want to hear of, and what no longer by mail. */
async function wish({ app, person }: Busy): Promise<void> {
  const place = await knowPlace(app, { town: 'Wrenfield', at: [42.37, -72.52] });
  await person.client.put('/api/my-place', { id: place });
  await person.client.put('/api/notification-preferences', {
    kinds: [{ kind: 'offer', inApp: false, byMail: false }],
    sound: false,
  });
  await mailsTo(app, person.email);
}

async function writeToDesk({ person }: Busy): Promise<void> {
  const { email } = person;
  const message = 'The handle came off.';
  await person.client.post('/api/contact-messages', { topic: 'safety', name: 'Ada', email, message });
}

/** A browser that is known, a link to a new password, and another address that waits for its link. */
async function askForMails({ app, person }: Busy): Promise<void> {
  const { email, password } = person;
  await new Client(app.url).post('/api/auth/sign-in', { email, password });
  await new Client(app.url).post('/api/auth/forgot-password', { email });
  const change = { email: `new.${email}`, currentPassword: password };
  await person.client.post('/api/profile/email', change);
}

async function block({ person, other }: Busy): Promise<void> {
  await person.client.put(`/api/people/${other.id}/block`);
  await other.client.put(`/api/people/${person.id}/block`);
}

/** The columns that name people and do not name this one. */
export async function unfilled(db: Database, personId: string): Promise<string[]> {
  const columns = (await allPersonColumns(db)).filter(({ isId }) => isId);
  const found: string[] = [];
  for (const { name } of columns) {
    const [table, column] = [name.slice(0, name.lastIndexOf('.')), name.slice(name.lastIndexOf('.') + 1)];
    const holds = await db.rows(sql`
      select from ${sql.raw(table)} where ${sql.ref(column)}::text like ${`%${personId}%`} limit 1`);
    if (holds.length === 0) found.push(name);
  }
  return found;
}
