import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { SAVED_SEARCH_LIMITS } from '#contract/saved-searches';
import { HOUR_MS } from '#contract/time';
import { JobRunner } from '#platform/jobs/job-runner';
import { MailPersonOnSearchNewsDue } from '../../../src/catalog/search-mails/mail-person.on-search-news-due.js';
import { SearchNewsDue } from '../../../src/catalog/search-mails/search-news-due.js';
import type { TestApp } from '../../support/app/app.js';
import { borrowApp } from '../../support/app/borrow-app.js';
import { Client } from '../../support/app/client.js';
import { mailedToken, mailsTo } from '../../support/app/mail.js';
import { publish } from '../../support/world/listings.js';
import { createGuest, signUpMember, type TestMember } from '../../support/world/people.js';
import { aSearch, saveSearch, searchesOf } from '../../support/world/saved-searches.js';

let addresses = 0;
const newAddress = () => `guest-${++addresses}@example.org`;

describe('Mails of saved searches', () => {
  let app: TestApp;
  let visitor: Client;
  let seller: TestMember;
  let mara: TestMember;

  beforeAll(async () => {
    app = await borrowApp();
    visitor = new Client(app.url);
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    await app.db.rows(sql`delete from catalog.saved_searches`);
    [seller, mara] = [await signUpMember(app), await signUpMember(app)];
  });
  afterEach(() => app.setTime(new Date()));

  const mail = async () => {
    await app.outbox.delivered();
    await app.nest.get(JobRunner).runNow('catalog.mail-search-news');
    await app.outbox.delivered();
  };
  const subjects = async (of = mara.email) =>
    (await mailsTo(app, of)).map(({ subject }) => subject).toReversed();
  const later = (hours: number) => app.setTime(new Date(Date.now() + hours * HOUR_MS));

  it('come at once, one about all that was found, and nothing twice', async () => {
    await saveSearch(mara);
    await saveSearch(mara, { name: 'Wheels', q: undefined, category: 'sporting-goods' });
    await publish(seller.client, { title: 'City bike', price: 80 });
    await publish(seller.client, { title: 'Road bike', price: 120 });
    await mail();
    await mail();
    await app.nest.get(JobRunner).runNow('notifications.mail-unread');
    await mail();
    expect(await subjects()).toEqual(['2 new listings for you']);
    const [sent] = await mailsTo(app, mara.email);
    expect(sent?.text).toMatch(/City bike, \$80: http/);
    expect(sent?.text).toMatch(/Road bike, \$120: http/);

    await publish(seller.client, { title: 'Folding bike' });
    await mail();
    expect(await subjects()).toHaveLength(1);
    later(0.2);
    await mail();
    expect(await subjects()).toEqual(['2 new listings for you', 'New: Folding bike']);
  });

  it.each([
    ['daily', 23, 25],
    ['weekly', 167, 169],
  ] as const)('come %s', async (frequency, early, late) => {
    await saveSearch(mara, { frequency });
    await publish(seller.client, { title: 'City bike' });
    await mail();
    expect(await subjects()).toEqual(['New: City bike']);
    await publish(seller.client, { title: 'Road bike' });
    later(early);
    await mail();
    expect(await subjects()).toHaveLength(1);
    later(late);
    await mail();
    expect(await subjects()).toEqual(['New: City bike', 'New: Road bike']);
  });

  it('show ten listings and say how many more there are', async () => {
    await saveSearch(mara);
    for (let n = 0; n < SAVED_SEARCH_LIMITS.mailed + 2; n++)
      await publish(seller.client, { title: `Bike ${n}` });
    await mail();
    expect(await subjects()).toEqual(['12 new listings for you']);
    const [sent] = await mailsTo(app, mara.email);
    expect(sent?.text.match(/\/listing\//g)).toHaveLength(10);
    expect(sent?.text).toContain('And 2 more.');
  });

  it('name nothing that is sold or gone by then, nor what belongs to a paused search', async () => {
    const id = await saveSearch(mara);
    const bike = await publish(seller.client, { title: 'City bike' });
    await app.outbox.delivered();
    await seller.client.delete(`/api/listings/${bike}`);
    await mail();
    await publish(seller.client, { title: 'Road bike' });
    await app.outbox.delivered();
    await mara.client.put(`/api/saved-searches/${id}`, aSearch({ active: false }));
    later(1);
    await mail();
    expect(await subjects()).toEqual([]);
  });

  it('name nothing of what a search looked for before it was changed', async () => {
    const id = await saveSearch(mara, { frequency: 'daily' });
    const bike = await publish(seller.client, { title: 'Road bike' });
    await app.outbox.delivered();
    await mara.client.put(`/api/saved-searches/${id}`, aSearch({ name: 'Guitars', q: 'guitar' }));
    await mail();
    const due = new SearchNewsDue(mara.id, null, [{ searchId: id, listingId: bike }], 1);
    const { signal } = new AbortController();
    await app.nest.get(MailPersonOnSearchNewsDue).react(due, { signal });
    expect(await subjects()).toEqual([]);
    await publish(seller.client, { title: 'Electric guitar' });
    await mail();
    expect(await subjects()).toEqual(['New: Electric guitar']);
  });

  it('are taken once by two runs at the same time', async () => {
    await saveSearch(mara);
    await publish(seller.client, { title: 'City bike' });
    await app.outbox.delivered();
    await Promise.all(
      Array.from({ length: 5 }, () => app.nest.get(JobRunner).runNow('catalog.mail-search-news')),
    );
    await app.outbox.delivered();
    expect(await subjects()).toEqual(['New: City bike']);
  });

  it('are stopped with one click, without signing in, for the searches of that mail', async () => {
    await saveSearch(mara);
    await saveSearch(mara, { name: 'Lamps', q: 'lamp' });
    await publish(seller.client, { title: 'City bike' });
    await mail();
    const [sent] = await mailsTo(app, mara.email);
    expect(sent?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    const link = new URL(/<(.+)>/.exec(sent?.headers?.['List-Unsubscribe'] ?? '')?.[1] ?? '');
    const path = link.pathname + link.search;
    expect(sent?.text).toContain(path);
    expect((await visitor.get(path)).status).toBe(200);
    expect((await searchesOf(mara)).map(({ active }) => active)).toEqual([true, true]);

    const stopped = await visitor.post<{ names: string[] }>(path);
    expect([stopped.status, stopped.body]).toEqual([200, { names: ['Bikes'] }]);
    expect((await searchesOf(mara)).map(({ name, active }) => [name, active])).toEqual([
      ['Lamps', true],
      ['Bikes', false],
    ]);
  });

  it.each(['', 'nonsense', 'x'.repeat(43)])('are stopped by no other link: %j', async (token) => {
    for (const what of ['stop', 'confirm']) {
      const { status } = await visitor.post(`/saved-searches/${what}?token=${token}`);
      expect([404, 422]).toContain(status);
    }
  });

  describe('to a guest', () => {
    it('need an address', async () => {
      const { problem } = await (await createGuest(app)).client.post('/api/saved-searches', aSearch());
      expect(problem.issues).toMatchObject([{ field: 'email', code: 'search-email-required' }]);
    });

    it('go nowhere until the address has said yes, for all searches of that address', async () => {
      const [guest, email] = [await createGuest(app), newAddress()];
      await saveSearch(guest, { email });
      await publish(seller.client, { title: 'City bike' });
      await mail();
      expect(await subjects(email)).toEqual(['Do you want mails about this search?']);
      expect(await searchesOf(guest)).toMatchObject([{ email, emailConfirmed: false }]);

      const token = await mailedToken(app, email);
      const confirmed = await visitor.post<{ names: string[] }>(`/saved-searches/confirm?token=${token}`);
      expect([confirmed.status, confirmed.body]).toEqual([200, { names: ['Bikes'] }]);
      await mail();
      expect((await subjects(email)).at(-1)).toBe('New: City bike');

      const second = await guest.client.post('/api/saved-searches', aSearch({ email, q: 'lamp' }));
      expect(second.body).toMatchObject({ confirming: false });
      await mail();
      expect(await subjects(email)).toHaveLength(2);
    });

    it('are in the language the guest has chosen', async () => {
      const [guest, email] = [await createGuest(app), newAddress()];
      await guest.client.patch('/api/profile', { language: 'es' });
      await saveSearch(guest, { email });
      await mail();
      expect(await subjects(email)).toEqual(['¿Quieres correos sobre esta búsqueda?']);
      await visitor.post(`/saved-searches/confirm?token=${await mailedToken(app, email)}`);
      await publish(seller.client, { title: 'City bike' });
      await mail();
      expect((await subjects(email)).at(-1)).toBe('Nuevo: City bike');
    });

    it('ask again when the address is changed', async () => {
      const [guest, email, other] = [await createGuest(app), newAddress(), newAddress()];
      const id = await saveSearch(guest, { email });
      await visitor.post(`/saved-searches/confirm?token=${await mailedToken(app, email)}`);
      await guest.client.put(`/api/saved-searches/${id}`, aSearch({ email: other }));
      expect(await searchesOf(guest)).toMatchObject([{ email: other, emailConfirmed: false }]);
      expect(await subjects(other)).toEqual(['Do you want mails about this search?']);
    });

    it('ask one mailbox three times a day at most, whatever comes after a plus', async () => {
      const [name, domain] = newAddress().split('@');
      const statuses: number[] = [];
      for (let n = 0; n < SAVED_SEARCH_LIMITS.confirmationsPerAddressADay + 1; n++) {
        const guest = await createGuest(app);
        const email = `${name}${n === 0 ? '' : `+${n}`}@${domain}`;
        statuses.push((await guest.client.post('/api/saved-searches', aSearch({ email }))).status);
      }
      expect(statuses).toEqual([201, 201, 201, 429]);
    });
  });

  it('are forgotten with what they told of after ninety days', async () => {
    await saveSearch(mara);
    const bike = await publish(seller.client, { title: 'City bike' });
    await app.outbox.delivered();
    const left = async (days: number) => {
      later(days * 24);
      await app.nest.get(JobRunner).runNow('catalog.forget-old-alerts');
      return (await app.db.rows(sql`select from catalog.search_alerts where listing_id = ${bike}`)).length;
    };
    expect(await left(SAVED_SEARCH_LIMITS.alertsKeptDays - 1)).toBe(1);
    expect(await left(SAVED_SEARCH_LIMITS.alertsKeptDays + 1)).toBe(0);
  });
});
