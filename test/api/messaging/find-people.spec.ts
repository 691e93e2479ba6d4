import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { CHAT_LIMITS } from '#contract/chat';
import type { PeopleFound } from '../../../src/messaging/people/person.dto.js';
import type { TestApp } from '../../support/app/app.js';
import { borrowApp } from '../../support/app/borrow-app.js';
import { eventually } from '../../support/runner/eventually.js';
import { createGuest, signUpMember, type TestMember } from '../../support/world/people.js';

const found = async (asker: TestMember, q: string) =>
  (await asker.client.get<PeopleFound>(`/api/people?q=${encodeURIComponent(q)}`)).body.items.map(
    ({ name }) => name,
  );

describe('People to talk to are found', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await borrowApp();
  });
  afterAll(() => app.stop());

  it('by a part of their name or username, in whatever case', async () => {
    const asker = await signUpMember(app, { fullName: 'Asking Person' });
    await signUpMember(app, { username: 'quillon_z', fullName: 'Änne Quist' });
    await app.outbox.delivered();
    for (const q of ['änne', 'QUIST', 'nne q', 'quillon', 'LON_Z', '  quist '])
      expect(await found(asker, q)).toEqual(['Änne Quist']);
    expect(await found(asker, 'quist quillon')).toEqual([]);
  });

  it('by one or two letters, where a name or username begins with them', async () => {
    const asker = await signUpMember(app, { fullName: 'Asking Briefly' });
    await signUpMember(app, { username: 'xq_first', fullName: 'Ørsted Vy' });
    const both = await signUpMember(app, { username: 'xqxq', fullName: 'Xqueline' });
    for (const [q, names] of [
      ['xq', ['Xqueline', 'Ørsted Vy']],
      [' ØR ', ['Ørsted Vy']],
      ['Vy', []],
      ['_f', []],
    ] as const)
      expect([q, (await found(asker, q)).toSorted()]).toEqual([q, names]);
    expect(await found(asker, '%')).toEqual([]);
    await both.client.put(`/api/people/${asker.id}/block`);
    expect(await found(asker, 'xq')).toEqual(['Ørsted Vy']);
  });

  it('sixty times a minute at most', async () => {
    const asker = await signUpMember(app);
    const asked = () => asker.client.get('/api/people?q=someone');
    for (let n = 0; n < 60; n++) expect((await asked()).status).toBe(200);
    expect((await asked()).status).toBe(429);
    expect(await found(await signUpMember(app), 'asking br')).toEqual(['Asking Briefly']);
  });

  it('but not for a blank query, nor oneself, nor a guest, nor who has left', async () => {
    const asker = await signUpMember(app, { fullName: 'Zaphod Unique' });
    const leaver = await signUpMember(app, { fullName: 'Zaphod Leaver' });
    const guest = await createGuest(app);
    await app.outbox.delivered();
    await app.db.rows(sql`update directory.people set deleted = true where id = ${leaver.id}`);
    expect(await found(asker, '')).toEqual([]);
    expect(await found(asker, '   ')).toEqual([]);
    expect((await asker.client.get('/api/people')).body).toEqual({ items: [] });
    expect(await found(asker, 'zaphod')).toEqual([]);
    expect(await found(asker, guest.profile.name)).toEqual([]);
  });

  it('taking % and _ and \\ as they are', async () => {
    const asker = await signUpMember(app, { fullName: 'Asking Too' });
    await signUpMember(app, { username: 'percentage', fullName: 'Sale 50% off' });
    await app.outbox.delivered();
    expect(await found(asker, '50% o')).toEqual(['Sale 50% off']);
    expect(await found(asker, '5%off')).toEqual([]);
    expect(await found(asker, 'percentag_')).toEqual([]);
    expect(await found(asker, '\\')).toEqual([]);
  });

  it('without those who have blocked the asker or whom the asker has blocked', async () => {
    const [asker, other] = [await signUpMember(app), await signUpMember(app, { fullName: 'Blocking Bob' })];
    await app.outbox.delivered();
    expect(await found(asker, 'blocking b')).toEqual(['Blocking Bob']);
    await other.client.put(`/api/people/${asker.id}/block`);
    expect(await found(asker, 'blocking b')).toEqual([]);
    await other.client.delete(`/api/people/${asker.id}/block`);
    await asker.client.put(`/api/people/${other.id}/block`);
    expect(await found(asker, 'blocking b')).toEqual([]);
  });

  it('ten at most', async () => {
    const asker = await signUpMember(app);
    for (let n = 0; n <= CHAT_LIMITS.people; n++) await signUpMember(app, { fullName: `Crowded ${n}` });
    await app.outbox.delivered();
    expect(await found(asker, 'crowded')).toHaveLength(CHAT_LIMITS.people);
  });

  it('by the name they have now, whichever event comes last', async () => {
    const [asker, renamed] = [
      await signUpMember(app),
      await signUpMember(app, { fullName: 'Before Rename' }),
    ];
    await renamed.client.patch('/api/profile', { fullName: 'After Rename' });
    await eventually(async () => (await found(asker, 'after rename')).length);
    expect(await found(asker, 'before rename')).toEqual([]);
  });
});
