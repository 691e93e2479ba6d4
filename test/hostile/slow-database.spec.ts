/** @waits for the limits */
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { startApp, type TestApp } from '../support/app/app.js';
import { aListing, publish } from '../support/world/listings.js';
import { signUpMember, type TestMember } from '../support/world/people.js';

// The limits themselves are waited for.
jest.setTimeout(60_000);

const REFUSAL = { status: 503, code: 'platform.unavailable' };

describe('a database that takes too long', () => {
  let app: TestApp;
  let member: TestMember;

  beforeAll(async () => {
    app = await startApp({ LOG_LEVEL: 'silent' });
    member = await signUpMember(app);
  });
  afterAll(() => app.stop());

  it('over a statement is answered 503, and nothing of the request is kept', async () => {
    await app.db.rows(sql`
      create function public.dawdle() returns trigger language plpgsql as
        $$ begin perform pg_sleep(100); return new; end $$`);
    await app.db.rows(sql`
      create trigger slow before insert on catalog.listings for each row execute function public.dawdle()`);
    expect((await member.client.post('/api/listings', aListing())).problem).toMatchObject(REFUSAL);
    await app.db.rows(sql`drop function public.dawdle() cascade`);
    expect(await app.db.rows(sql`select from catalog.listings`)).toEqual([]);
  });

  it('because somebody holds a lock is answered 503', async () => {
    const id = await publish(member.client);
    const em = app.nest.get(MikroORM).em.fork();
    await em.begin();
    await em.execute('select from catalog.listings where id = ? for update', [id]);
    const { problem } = await member.client.patch(`/api/listings/${id}`, { title: 'Another title for it' });
    expect(problem).toMatchObject(REFUSAL);
    await em.rollback();
    expect((await member.client.patch(`/api/listings/${id}`, { title: 'Another title for it' })).status).toBe(
      204,
    );
  });
});
