import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { HOUR_MS } from '#contract/time';
import { JobRunner } from '#platform/jobs/job-runner';
import { SearchAddressGiven } from '../../../src/catalog/saved-searches/search-address-given.js';
import { MailAddressOnSearchAddressGiven } from '../../../src/catalog/search-mails/mail-address.on-search-address-given.js';
import { MailPersonOnSearchNewsDue } from '../../../src/catalog/search-mails/mail-person.on-search-news-due.js';
import { SearchNewsDue } from '../../../src/catalog/search-mails/search-news-due.js';
import type { TestApp } from '../../support/app/app.js';
import { borrowApp } from '../../support/app/borrow-app.js';
import { Client } from '../../support/app/client.js';
import { mailedToken, mailsTo } from '../../support/app/mail.js';
import { publish } from '../../support/world/listings.js';
import { createGuest, signUpMember, type TestGuest, type TestMember } from '../../support/world/people.js';
import { aSearch, saveSearch, searchesOf } from '../../support/world/saved-searches.js';

const QUESTION = 'Do you want mails about this search?';
let addresses = 0;
const newAddress = () => `asked-${++addresses}@example.org`;

describe('An address of a saved search', () => {
  let app: TestApp;
  let visitor: Client;
  let seller: TestMember;
  let guest: TestGuest;
  let hours = 0;

  beforeAll(async () => {
    app = await borrowApp();
    visitor = new Client(app.url);
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    await app.db.rows(sql`delete from catalog.saved_searches`);
    await app.db.rows(sql`truncate platform.rate_limits`);
    [seller, guest] = [await signUpMember(app), await createGuest(app)];
  });
  afterEach(() => app.setTime(new Date()));

  const confirm = (token: string) =>
    visitor.post<{ names: string[] }>(`/saved-searches/confirm?token=${token}`);
  const stop = async (address: string) => {
    const [sent] = await mailsTo(app, address);
    const link = new URL(/<(.+)>/.exec(sent?.headers?.['List-Unsubscribe'] ?? '')?.[1] ?? '');
    return () => visitor.post<{ names: string[] }>(link.pathname + link.search);
  };
  const change = (id: string, words: object, { client }: { client: Client } = guest) =>
    client.put<{ confirming: boolean }>(`/api/saved-searches/${id}`, aSearch(words));
  const subjects = async (of: string) => (await mailsTo(app, of)).map(({ subject }) => subject).toReversed();
  /** Something new is found, and mailed to whoever wants it. */
  const find = async (title: string) => {
    await publish(seller.client, { title });
    await app.outbox.delivered();
    app.setTime(new Date(Date.now() + ++hours * HOUR_MS));
    await app.nest.get(JobRunner).runNow('catalog.mail-search-news');
    await app.outbox.delivered();
  };
  const confirmed = async (words: object = {}) => {
    const email = newAddress();
    const id = await saveSearch(guest, { email, ...words });
    expect((await confirm(await mailedToken(app, email))).status).toBe(200);
    return { id, email };
  };

  it('says nothing for the one that has taken its place', async () => {
    const [own, other] = [newAddress(), newAddress()];
    const id = await saveSearch(guest, { email: own });
    const token = await mailedToken(app, own);
    await change(id, { email: other });
    expect((await confirm(token)).status).toBe(404);
    expect(await searchesOf(guest)).toMatchObject([{ email: other, emailConfirmed: false }]);
    await saveSearch(guest, { email: other, q: 'bike', active: false });
    await find('City bike');
    expect(await subjects(other)).toEqual([QUESTION]);

    expect((await confirm(await mailedToken(app, other))).body).toEqual({ names: ['Bikes', 'Bikes'] });
    await find('Road bike');
    expect((await subjects(other)).at(-1)).toBe('2 new listings for you');
    expect(await subjects(own)).toEqual([QUESTION]);
  });

  it('says it anew when it is named again: A, B and A', async () => {
    const { id, email } = await confirmed();
    const token = await mailedToken(app, email);
    await change(id, { email: newAddress() });
    expect((await change(id, { email })).body.confirming).toBe(true);
    expect((await confirm(token)).status).toBe(404);
    expect(await searchesOf(guest)).toMatchObject([{ email, emailConfirmed: false }]);
    await find('City bike');
    expect(await subjects(email)).toEqual([QUESTION, QUESTION]);
    expect((await confirm(await mailedToken(app, email))).status).toBe(200);
    expect(await searchesOf(guest)).toMatchObject([{ emailConfirmed: true }]);
  });

  it('says it anew after the search that named it was deleted', async () => {
    const { id, email } = await confirmed();
    const token = await mailedToken(app, email);
    await guest.client.delete(`/api/saved-searches/${id}`);
    await saveSearch(guest, { email });
    expect((await confirm(token)).status).toBe(404);
    expect(await searchesOf(guest)).toMatchObject([{ emailConfirmed: false }]);
  });

  it('is the last one of twenty changes at once, and each is asked once at most', async () => {
    const first = newAddress();
    const id = await saveSearch(guest, { email: first });
    const tokens = [await mailedToken(app, first)];
    await app.db.rows(sql`truncate platform.rate_limits`);
    const named = Array.from({ length: 20 }, newAddress);
    const answers = await Promise.all(named.map((email) => change(id, { email })));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const last = (await searchesOf(guest))[0]?.email ?? '';
    for (const email of named) {
      const mails = await mailsTo(app, email);
      expect(mails.length).toBeLessThanOrEqual(1);
      if (email !== last && mails.length > 0) tokens.push(await mailedToken(app, email));
    }
    for (const token of tokens) expect((await confirm(token)).status).toBe(404);
    expect(await searchesOf(guest)).toMatchObject([{ email: last, emailConfirmed: false }]);
    expect((await confirm(await mailedToken(app, last))).status).toBe(200);
    expect(
      await app.db.rows(sql`select email from catalog.search_addresses where person_id = ${guest.id}`),
    ).toEqual([{ email: last }]);
  });

  it('is asked by no question that was meant for another', async () => {
    const email = newAddress();
    const id = await saveSearch(guest, { email });
    await app.outbox.delivered();
    const { signal } = new AbortController();
    const late = new SearchAddressGiven(id, 'x'.repeat(43));
    await app.nest.get(MailAddressOnSearchAddressGiven).react(late, { signal });
    expect(await subjects(email)).toEqual([QUESTION]);
  });

  it('is asked for no paused search, and once it goes on', async () => {
    const email = newAddress();
    const id = await saveSearch(guest, { email, active: false });
    expect(await subjects(email)).toEqual([]);
    expect((await change(id, { email, active: true })).body.confirming).toBe(true);
    expect(await subjects(email)).toEqual([QUESTION]);
  });

  it('is one, however it is written', async () => {
    const { email } = await confirmed();
    const written = email.toUpperCase().replace('A', '\uff21');
    const { status, body } = await guest.client.post('/api/saved-searches', aSearch({ email: written }));
    expect([status, body]).toMatchObject([201, { confirming: false }]);
    expect((await searchesOf(guest)).map((search) => search.email)).toEqual([email, email]);
  });

  describe('that has said stop', () => {
    it('gets nothing before it says yes again, whatever the guest switches on', async () => {
      const { id, email } = await confirmed();
      const old = await mailedToken(app, email);
      const lamps = await saveSearch(guest, { email, name: 'Lamps', q: 'lamp' });
      await find('City bike');
      const press = await stop(email);
      expect((await press()).body).toEqual({ names: ['Bikes', 'Lamps'] });
      expect(await searchesOf(guest)).toMatchObject([
        { id: lamps, active: true, emailConfirmed: false },
        { id, active: false, emailConfirmed: false },
      ]);
      const before = await subjects(email);
      expect((await confirm(old)).status).toBe(404);
      expect((await change(id, { email, active: true })).body.confirming).toBe(true);
      expect((await guest.client.post('/api/saved-searches', aSearch({ email }))).body).toMatchObject({
        confirming: true,
      });
      await find('Road bike');
      await find('Desk lamp');
      expect((await subjects(email)).slice(before.length)).toEqual([QUESTION, QUESTION]);

      expect((await confirm(await mailedToken(app, email))).status).toBe(200);
      await find('Folding bike');
      expect((await subjects(email)).at(-1)).toMatch(/listings for you/);
      // Its first mail stops it a second time.
      expect((await press()).status).toBe(200);
      expect((await searchesOf(guest)).map(({ emailConfirmed }) => emailConfirmed)).toEqual([
        false,
        false,
        false,
      ]);
    });

    it('is heard though the search was deleted and made anew', async () => {
      const { id, email } = await confirmed();
      await saveSearch(guest, { email, name: 'Lamps', q: 'lamp' });
      await find('City bike');
      const press = await stop(email);
      await guest.client.delete(`/api/saved-searches/${id}`);
      await saveSearch(guest, { email });
      expect((await press()).body).toEqual({ names: ['Lamps', 'Bikes'] });
      expect((await searchesOf(guest)).map(({ emailConfirmed }) => emailConfirmed)).toEqual([false, false]);
    });

    it('is heard by a mail that is on its way', async () => {
      const { id, email } = await confirmed();
      await saveSearch(guest, { email, name: 'Lamps', q: 'lamp' });
      await find('City bike');
      const listing = await publish(seller.client, { title: 'Desk lamp' });
      await app.outbox.delivered();
      const [lamps] = await searchesOf(guest);
      await (await stop(email))();
      const before = await subjects(email);
      const found = [id, lamps?.id ?? ''].map((searchId) => ({ searchId, listingId: listing }));
      const { signal } = new AbortController();
      const due = new SearchNewsDue(guest.id, email, found, 2);
      await app.nest.get(MailPersonOnSearchNewsDue).react(due, { signal });
      expect(await subjects(email)).toEqual(before);
    });

    it('leaves the same address to what another guest asked it', async () => {
      const { email } = await confirmed();
      const other = await createGuest(app);
      await saveSearch(other, { email });
      expect((await confirm(await mailedToken(app, email))).status).toBe(200);
      await find('City bike');
      await (await stop(email))();
      const mailed = await mailsTo(app, email);
      const said = [...(await searchesOf(guest)), ...(await searchesOf(other))];
      expect(said.filter(({ emailConfirmed }) => emailConfirmed)).toHaveLength(1);
      expect(mailed.filter(({ subject }) => subject === 'New: City bike')).toHaveLength(2);
    });

    it('may be switched on again by the member whose account it is of', async () => {
      const mara = await signUpMember(app);
      const id = await saveSearch(mara);
      await find('City bike');
      expect((await (await stop(mara.email))()).body).toEqual({ names: ['Bikes'] });
      await find('Road bike');
      expect(await subjects(mara.email)).toEqual(['New: City bike']);
      expect((await change(id, { active: true }, mara)).body.confirming).toBe(false);
      await find('Folding bike');
      expect(await subjects(mara.email)).toEqual(['New: City bike', 'New: Folding bike']);
    });
  });
});
