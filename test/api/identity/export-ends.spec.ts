import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { sql } from 'kysely';
import { WEEK_MS } from '#contract/time';
import { JobRunner } from '#platform/jobs/job-runner';
import { ObjectStorage } from '#platform/storage/object-storage';
import { ExportFiles } from '../../../src/identity/export/export-files.js';
import type { TestApp } from '../../support/app/app.js';
import { borrowApp } from '../../support/app/borrow-app.js';
import { Client } from '../../support/app/client.js';
import { mailsTo } from '../../support/app/mail.js';
import { eventually } from '../../support/runner/eventually.js';
import { exportIdOf, exportState, linkOf, storedExports, takeExport } from '../../support/world/exports.js';
import { leaveForGood, signUpMember } from '../../support/world/people.js';

describe('A copy of one’s data, in the end,', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await borrowApp();
  });
  afterAll(() => app.stop());
  // What a test asked for is made before the next one lets something fail.
  afterEach(async () => {
    jest.restoreAllMocks();
    await app.outbox.delivered();
    app.setTime(new Date());
  });

  it('is removed after seven days, file and all', async () => {
    const person = await signUpMember(app);
    await takeExport(app, person);
    const path = await linkOf(person);
    const id = await exportIdOf(app, person);
    app.setTime(new Date(Date.now() + WEEK_MS + 1000));
    expect((await exportState(person)).latest).toBeNull();
    expect((await new Client(app.url).get(path)).status).toBe(404);
    await app.nest.get(JobRunner).runNow('identity.remove-exports');
    expect((await storedExports(app)).filter((name) => name.includes(id))).toEqual([]);
    expect(await exportIdOf(app, person)).toBe('');
    // Nothing is due any more.
    await app.nest.get(JobRunner).runNow('identity.remove-exports');
  });

  it('is removed though the file of another one cannot be, which is tried again', async () => {
    const people = [await signUpMember(app), await signUpMember(app)] as const;
    for (const person of people) await takeExport(app, person);
    const [stuck, other] = [await exportIdOf(app, people[0]), await exportIdOf(app, people[1])];
    const storage = app.nest.get(ObjectStorage);
    const remove = storage.remove.bind(storage);
    const removing = jest.spyOn(storage, 'remove').mockImplementation(async (keys) => {
      if (keys.some((key) => key.includes(stuck))) throw new Error('It is held.');
      await remove(keys);
    });
    app.setTime(new Date(Date.now() + WEEK_MS + 1000));
    const removeAll = () => app.nest.get(JobRunner).runNow('identity.remove-exports');
    await expect(removeAll()).rejects.toMatchObject({ errors: [new Error('It is held.')] });
    expect((await storedExports(app)).filter((name) => name.includes(other))).toEqual([]);
    expect([await exportIdOf(app, people[0]), await exportIdOf(app, people[1])]).toEqual([stuck, '']);
    removing.mockRestore();
    await removeAll();
    expect(await exportIdOf(app, people[0])).toBe('');
  });

  it('goes with its person, and so does what opened it', async () => {
    const person = await signUpMember(app);
    await takeExport(app, person);
    const [path, id] = [await linkOf(person), await exportIdOf(app, person)];
    await leaveForGood(app, person);
    expect((await new Client(app.url).get(path)).status).toBe(404);
    await app.outbox.delivered();
    expect((await storedExports(app)).filter((name) => name.includes(id))).toEqual([]);
    expect(await app.db.rows(sql`select from identity.exports where id = ${id}`)).toEqual([]);
  });

  it('leaves nothing when its person leaves while it is made', async () => {
    const person = await signUpMember(app);
    const files = app.nest.get(ExportFiles);
    const put = files.put.bind(files);
    let id = '';
    jest.spyOn(files, 'put').mockImplementation(async (...given) => {
      const size = await put(...given);
      [id] = given;
      await leaveForGood(app, person);
      return size;
    });
    await person.client.post('/api/profile/export');
    await eventually(() => id);
    await app.outbox.delivered();
    expect((await storedExports(app)).filter((name) => name.includes(id))).toEqual([]);
    expect(await mailsTo(app, person.email)).toEqual([]);
  });
});
