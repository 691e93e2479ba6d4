import { Readable } from 'node:stream';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { sql } from 'kysely';
import { DAY_MS, MINUTE_MS } from '#contract/time';
import { Exporting } from '#platform/life/exporting';
import { ObjectStorage } from '#platform/storage/object-storage';
import { ExportRequested } from '../../../src/identity/export/export-events.js';
import { ExportFiles } from '../../../src/identity/export/export-files.js';
import { MakeExportOnExportRequested } from '../../../src/identity/export-making/make-export.on-export-requested.js';
import type { TestApp } from '../../support/app/app.js';
import { borrowApp } from '../../support/app/borrow-app.js';
import { Client } from '../../support/app/client.js';
import { mailsTo } from '../../support/app/mail.js';
import { webmRecording } from '../../support/files/recordings.js';
import { eventually } from '../../support/runner/eventually.js';
import { busyPerson } from '../../support/world/busy-person.js';
import { exportIdOf, exportState, linkOf, storedExports, takeExport } from '../../support/world/exports.js';
import { publish } from '../../support/world/listings.js';
import { createGuest, signUpMember, type TestMember } from '../../support/world/people.js';
import { uploadAudio } from '../../support/world/uploads.js';

const SIGNAL = new AbortController().signal;

const ask = ({ client }: { client: Client }) => client.post('/api/profile/export');

describe('A copy of one’s data', () => {
  let app: TestApp;
  /** Has got a copy. */
  let ready: TestMember;
  let copy: Awaited<ReturnType<typeof takeExport>>;
  beforeAll(async () => {
    app = await borrowApp();
    ready = await signUpMember(app);
    copy = await takeExport(app, ready);
  });
  afterAll(() => app.stop());
  // What a test asked for is made before the next one lets something fail.
  afterEach(async () => {
    jest.restoreAllMocks();
    await app.outbox.delivered();
    app.setTime(new Date());
  });

  const make = (exportId: string) =>
    app.nest.get(MakeExportOnExportRequested).react(new ExportRequested(exportId), { signal: SIGNAL });

  it('holds something in each of its parts, every picture, and no secret', async () => {
    const person = await busyPerson(app);
    const { files, rows } = await takeExport(app, person);

    const parts = app.nest.get(Exporting).parts();
    expect(parts.length).toBeGreaterThan(15);
    const empty = parts.filter(({ name }) => rows(name).length === 0).map(({ name }) => name);
    expect(empty).toEqual([]);
    const all = [...files].filter(([name]) => name.endsWith('.json')).map(([, file]) => String(file));
    for (const words of [...person.words, person.email, person.username, '413 555 0142'])
      expect(all.join('')).toContain(words);
    for (const picture of person.pictures)
      expect(files.get(`pictures/${picture}.webp`)?.subarray(8, 12).toString()).toBe('WEBP');
    const [profile] = await app.db.rows(sql<{ password_hash: string }>`
      select password_hash from identity.profiles where id = ${person.id}`);
    expect(all.join('')).not.toContain(profile?.password_hash);
    expect(all.join('')).not.toMatch(/hash|token/i);
    expect(rows('listings')).toContainEqual(
      expect.objectContaining({
        title: 'Walnut desk',
        price: 185,
        pictures: [`pictures/${person.pictures[0]}.webp`],
      }),
    );
    const sides = rows('messages').map(({ mine, content }) => [mine, content]);
    expect(sides).toEqual(
      expect.arrayContaining([
        [true, 'Would you take $60?'],
        [false, 'Hello.'],
      ]),
    );
    const readme = String(files.get('README.txt'));
    expect(readme).toContain(`keeps of ${person.username}`);
    for (const { name } of parts) expect(readme).toContain(`${name}/ `);
  });

  it('says what is in it in the language of its person', async () => {
    const person = await signUpMember(app);
    await person.client.patch('/api/profile', { language: 'es' });
    const { files } = await takeExport(app, person);
    expect(String(files.get('README.txt'))).toMatch(/^Tus datos en Vybac/);
    const [mail] = await mailsTo(app, person.email);
    expect(mail?.subject).toBe('Tus datos de Vybac están listos');
  });

  it('brings recordings along as they were uploaded', async () => {
    const person = await signUpMember(app);
    const { id } = await uploadAudio(person.client, webmRecording('A_OPUS'));
    await publish(person.client, { audioId: id });
    const { files, rows } = await takeExport(app, person);
    expect(rows('listings')[0]).toMatchObject({ recordings: [`recordings/${id}.weba`] });
    expect(files.get(`recordings/${id}.weba`)?.length).toBeGreaterThan(0);
  });

  it('is told in the app and by mail, which carries nothing that opens it', async () => {
    const [mail] = await mailsTo(app, ready.email);
    expect(mail?.subject).toBe('Your Vybac data is ready');
    expect(mail?.text).toContain('It stays there for 7 days');
    expect(mail?.text).toContain('/settings#your-data');
    expect(mail?.text).not.toMatch(/ticket|token/);
    const { body } = await ready.client.get<{ items: object[] }>('/api/notifications');
    expect(body.items).toEqual([
      expect.objectContaining({ code: 'export-ready', link: '/settings#your-data', params: { days: 7 } }),
    ]);
  });

  it('is mailed once, also to who wants mails about everything else', async () => {
    const person = await signUpMember(app);
    const kinds = [{ kind: 'other', inApp: true, byMail: true }];
    await person.client.put('/api/notification-preferences', { kinds, sound: true });
    await takeExport(app, person);
    await app.outbox.delivered();
    const subjects = (await mailsTo(app, person.email)).map(({ subject }) => subject);
    expect(subjects).toEqual(['Your Vybac data is ready']);
  });

  it('is for guests, too, who have no mail', async () => {
    const guest = await createGuest(app);
    const { rows } = await takeExport(app, guest);
    expect(rows('account')).toEqual([expect.objectContaining({ guestId: guest.guestId, kind: 'guest' })]);
  });

  it('is begun once, however often it is asked for at the same time', async () => {
    const person = await signUpMember(app);
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(person)));
    expect(answers.filter(({ status }) => status === 202)).toHaveLength(1);
    const refused = new Set(
      answers.filter(({ status }) => status !== 202).map(({ problem }) => problem.code),
    );
    expect([...refused].every((code) => /^identity.export-(under-way|once-a-day)$/.test(code))).toBe(true);
    await app.outbox.delivered();
    const { length } = await app.db.rows(sql`select from identity.exports where person_id = ${person.id}`);
    expect(length).toBe(1);
  });

  it('is made one at a time, and once a day', async () => {
    const person = await signUpMember(app);
    const files = jest.spyOn(app.nest.get(ExportFiles), 'put').mockRejectedValueOnce(new Error('as if away'));
    await ask(person);
    await eventually(() => files.mock.calls.length > 0);
    const early = await ask(person);
    expect([early.status, early.problem.code]).toEqual([409, 'identity.export-under-way']);

    const before = await eventually(async () => (await exportState(person)).latest?.readyAt);
    const again = await ask(person);
    expect([again.status, again.problem.code]).toEqual([429, 'identity.export-once-a-day']);
    expect(Number(again.problem.params?.retryAfter)).toBeGreaterThan(86_000);
    expect((await exportState(person)).nextAt).not.toBeNull();

    app.setTime(new Date(Date.now() + DAY_MS + 1000));
    expect((await exportState(person)).nextAt).toBeNull();
    expect((await ask(person)).status).toBe(202);
    await eventually(async () => {
      const { latest } = await exportState(person);
      return latest?.readyAt && latest.readyAt !== before;
    });
  });

  it('leaves one good file when its making was cut off, and when it is made twice', async () => {
    const person = await signUpMember(app);
    await publish(person.client);
    const storage = app.nest.get(ObjectStorage);
    // As if the instance died halfway: some of the file has been written, and nobody noted anything.
    const put = storage.putStream.bind(storage);
    jest.spyOn(storage, 'putStream').mockImplementationOnce(async (key, body) => {
      const [some] = (await body.take(1).toArray()) as [Buffer];
      await put(key, Readable.from([some]), 'application/zip');
      throw new Error('as if it were killed');
    });
    const { rows } = await takeExport(app, person);
    expect(rows('listings')).toHaveLength(1);
    const id = await exportIdOf(app, person);
    const before = await exportState(person);

    await make(id);

    expect(await exportState(person)).toEqual(before);
    expect((await storedExports(app)).filter((name) => name.includes(id))).toHaveLength(1);
    await app.outbox.delivered();
    expect(await mailsTo(app, person.email)).toHaveLength(1);
  });

  it('is opened by a link for five minutes, which only its person gets', async () => {
    const [person, stranger] = [await signUpMember(app), await signUpMember(app)];
    await takeExport(app, person);
    const path = await linkOf(person);
    const answer = await new Client(app.url).get(path);
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': expect.stringMatching(/^attachment; filename="vybac-\d{4}-\d\d-\d\d\.zip"$/),
      'cache-control': 'private, no-store',
    });
    const other = await stranger.client.post('/api/profile/export/link');
    expect([other.status, other.problem.code]).toEqual([404, 'identity.export-not-found']);
    const [kept] = await app.db.rows(sql<{ hash: string }>`select hash from identity.export_tickets limit 1`);
    expect(path).not.toContain(kept?.hash);

    app.setTime(new Date(Date.now() + 5 * MINUTE_MS + 1000));
    expect((await new Client(app.url).get(path)).problem.code).toBe('identity.export-not-found');
  });

  it.each(['', '?ticket=', '?ticket=short', `?ticket=${'x'.repeat(43)}`, '?ticket[]=a', '?ticket=../../x'])(
    'is opened by nothing else: %p',
    async (query) => {
      const { status } = await new Client(app.url).get(`/api/exports/file${query}`);
      expect([404, 422]).toContain(status);
    },
  );

  it('gives no more than thirty links an hour', async () => {
    const person = await signUpMember(app);
    await takeExport(app, person);
    const link = () => person.client.post('/api/profile/export/link');
    const answers = await Promise.all(Array.from({ length: 35 }, link));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(29);
  });

  it('is a zip that any reader opens, and explains itself first', () => {
    expect([...copy.files.keys()][0]).toBe('README.txt');
  });
});
