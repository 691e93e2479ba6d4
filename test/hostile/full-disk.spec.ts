import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { sql } from 'kysely';
import { ObjectStorage } from '#platform/storage/object-storage';
import { startApp, type TestApp } from '../support/app/app.js';
import { Client } from '../support/app/client.js';
import { photo } from '../support/files/images.js';
import { eventually } from '../support/runner/eventually.js';
import { aListing } from '../support/world/listings.js';
import { signUpMember, type TestMember } from '../support/world/people.js';
import { form } from '../support/world/uploads.js';

const REFUSAL = { status: 507, code: 'platform.insufficient-storage' };
const noSpace = () => Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });

describe('when there is no room left', () => {
  let app: TestApp;
  let member: TestMember;

  beforeAll(async () => {
    app = await startApp({ LOG_LEVEL: 'silent' });
    member = await signUpMember(app);
  });
  afterEach(() => void jest.restoreAllMocks());
  afterAll(() => app.stop());

  const readiness = async () =>
    (await new Client(app.url).get<Record<string, unknown>>('/health/ready')).body;
  const named = (part: string) =>
    eventually(async () => {
      const answer = await readiness();
      return answer[part] === 'full' && answer;
    });
  const wellAgain = () => eventually(async () => (await readiness()).status === 'up');

  it('for files, an upload is refused with a code and ready names the storage', async () => {
    const storage = app.nest.get(ObjectStorage);
    jest.spyOn(storage, 'put').mockRejectedValue(noSpace());
    jest.spyOn(storage, 'check').mockRejectedValue(noSpace());
    const { problem } = await member.client.post('/api/media/images', form(await photo().jpeg().toBuffer()));
    expect(problem).toMatchObject(REFUSAL);
    expect(await named('storage')).toMatchObject({ status: 'down', database: 'up', tokens: 'up' });
    jest.restoreAllMocks();
    await wellAgain();
    expect(
      (await member.client.post('/api/media/images', form(await photo().jpeg().toBuffer()))).status,
    ).toBe(201);
  });

  it('for the database, a write is refused with a code, reads go on, and ready names the database', async () => {
    await app.db.rows(sql`
      create function public.no_room() returns trigger language plpgsql as
        $$ begin raise 'could not extend file: No space left on device' using errcode = 'disk_full'; end $$`);
    await app.db.rows(sql`
      create trigger full_disk before insert on catalog.listings execute function public.no_room()`);
    expect((await member.client.post('/api/listings', aListing())).problem).toMatchObject(REFUSAL);
    expect((await member.client.get('/api/listings')).status).toBe(200);

    // Stands in for the room that readiness asks of the disk.
    await app.db.rows(sql`
      create function public.repeat(text, integer) returns text language plpgsql as
        $$ begin raise 'could not write to file: No space left on device' using errcode = 'disk_full'; end $$`);
    await searchFirst('public, pg_catalog');
    expect(await named('database')).toMatchObject({ status: 'down', storage: 'up', tokens: 'up' });

    await app.db.rows(sql`drop function public.repeat(text, integer)`);
    await app.db.rows(sql`drop function public.no_room() cascade`);
    await wellAgain();
    expect((await member.client.post('/api/listings', aListing())).status).toBe(201);
  });

  /** From the next connections on. */
  async function searchFirst(path: string): Promise<void> {
    const [row] = await app.db.rows(sql<{ name: string }>`select current_database() as name`);
    await app.db.rows(sql`alter database ${sql.ref(row?.name ?? '')} set search_path to ${sql.raw(path)}`);
    await app.db.rows(sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`);
    await app.db.rows(sql`select pg_terminate_backend(pg_backend_pid())`).catch(() => undefined);
  }
});
