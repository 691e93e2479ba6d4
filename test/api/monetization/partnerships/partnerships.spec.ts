import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { PARTNERSHIPS } from '#contract/monetization/partnerships';
import { WEEK_MS } from '#contract/time';
import type {
  KeptPartnerships,
  PartnershipBody,
  PartnershipId,
  Perks,
} from '../../../../src/monetization/partnerships/partnership.dto.js';
import type { TestApp } from '../../../support/app/app.js';
import { borrowApp } from '../../../support/app/borrow-app.js';
import { Client } from '../../../support/app/client.js';
import { photo } from '../../../support/files/images.js';
import { publishSeveral } from '../../../support/world/monetization/rewards.js';
import {
  createGuest,
  leaveForGood,
  makeAdmin,
  signUpMember,
  type TestMember,
} from '../../../support/world/people.js';
import { uploadImage } from '../../../support/world/uploads.js';

const WEDNESDAY = new Date('2026-11-25T12:00:00.000Z');
const weeksLater = (weeks: number) => new Date(WEDNESDAY.getTime() + weeks * WEEK_MS);
/** Not for anybody to say. */
const SAMPLE: object = { isSample: true };
const aPartnership = (words: Partial<PartnershipBody> = {}) => ({
  brandName: 'Corner Roast',
  discount: '20% off any hot drink',
  code: 'ROAST20',
  ...words,
});

const perksOf = async (client: Client) => (await client.get<Perks>('/api/partnerships')).body;

describe('Partnerships', () => {
  let app: TestApp;
  let admin: TestMember;
  beforeAll(async () => {
    app = await borrowApp();
    admin = await makeAdmin(app);
  });
  beforeEach(async () => {
    app.setTime(WEDNESDAY);
    await app.db.rows(sql`delete from monetization.brand_partnerships`);
  });
  afterEach(() => app.setTime(new Date()));
  afterAll(() => app.stop());

  const make = (words: Partial<PartnershipBody> = {}) =>
    admin.client.post<PartnershipId>('/api/admin/partnerships', aPartnership(words));
  const change = (id: string, words: object) => admin.client.patch(`/api/admin/partnerships/${id}`, words);
  const kept = async () => (await admin.client.get<KeptPartnerships>('/api/admin/partnerships')).body.items;
  /** What shows an upload. */
  const shownBy = async (id: string) =>
    (
      await app.db.first(
        sql<{ by: string | null }>`select attached_to as by from platform.media where id = ${id}`,
      )
    )?.by;
  const visitor = () => new Client(app.url);

  it('are shown to everybody, their code to nobody who has not listed 3 things', async () => {
    const { body } = await make();
    const shown = {
      id: body.id,
      brandName: 'Corner Roast',
      logo: null,
      discount: '20% off any hot drink',
      requirements: null,
      code: null,
      isSample: false,
    };
    const seller = await signUpMember(app);
    await publishSeveral(seller, 2);
    await app.outbox.delivered();
    for (const client of [visitor(), (await createGuest(app)).client, seller.client])
      expect(await perksOf(client)).toEqual({ unlocked: false, items: [shown] });
    await publishSeveral(seller, 1);
    await app.outbox.delivered();
    expect(await perksOf(seller.client)).toEqual({ unlocked: true, items: [{ ...shown, code: 'ROAST20' }] });
  });

  it('are unlocked for the week in which 3 things were listed and the one after it, for guests too', async () => {
    await make();
    const guest = await createGuest(app);
    await publishSeveral(guest, 3);
    await app.outbox.delivered();
    const seen = [];
    for (const weeks of [0, 1, 2]) {
      app.setTime(weeksLater(weeks));
      seen.push((await perksOf(guest.client)).unlocked);
    }
    expect(seen).toEqual([true, true, false]);
  });

  it('are not unlocked by a little in each of two weeks', async () => {
    const seller = await signUpMember(app);
    await publishSeveral(seller, 2);
    await app.outbox.delivered();
    app.setTime(weeksLater(1));
    await publishSeveral(seller, 2);
    await app.outbox.delivered();
    expect((await perksOf(seller.client)).unlocked).toBe(false);
  });

  it('are 6 at once, the newest, without those that are switched off', async () => {
    for (let n = 0; n < 8; n++) {
      app.setTime(new Date(WEDNESDAY.getTime() + n));
      await make({ brandName: `Brand ${n}`, isActive: n !== 7 });
    }
    const { items } = await perksOf(visitor());
    expect(items.map(({ brandName }) => brandName)).toEqual([6, 5, 4, 3, 2, 1].map((n) => `Brand ${n}`));
    expect(await kept()).toHaveLength(8);
  });

  it('are made, changed and removed by administrators, with a logo', async () => {
    const png = await photo(64, 64).png().toBuffer();
    const [first, second] = [await uploadImage(admin.client, png), await uploadImage(admin.client, png)];
    const { body, status } = await make({ logoId: first.id, requirements: ' For   students ', ...SAMPLE });
    expect(status).toBe(201);
    expect(await kept()).toMatchObject([
      {
        id: body.id,
        logo: { id: first.id },
        requirements: 'For students',
        isActive: true,
        code: 'ROAST20',
        isSample: false,
      },
    ]);
    expect(await shownBy(first.id)).toBe(`monetization.partnership:${body.id}`);
    expect((await change(body.id, { discount: '25% off' })).status).toBe(204);
    expect(await kept()).toMatchObject([{ discount: '25% off', logo: { id: first.id } }]);
    await change(body.id, { logoId: second.id, requirements: null, isActive: false });
    expect(await kept()).toMatchObject([{ logo: { id: second.id }, requirements: null, isActive: false }]);
    expect([await shownBy(first.id), await shownBy(second.id)]).toEqual([
      null,
      `monetization.partnership:${body.id}`,
    ]);
    await change(body.id, { logoId: null });
    expect((await kept())[0]?.logo).toBeNull();
    expect((await admin.client.delete(`/api/admin/partnerships/${body.id}`)).status).toBe(204);
    expect(await kept()).toEqual([]);
    for (const answer of [
      await change(body.id, {}),
      await admin.client.delete(`/api/admin/partnerships/${body.id}`),
    ])
      expect([answer.status, answer.problem.code]).toEqual([404, 'monetization.partnership-not-found']);
  });

  it('are nobody else’s to make, see in full, change or remove', async () => {
    const { body } = await make();
    const path = `/api/admin/partnerships/${body.id}`;
    for (const [client, refused] of [
      [visitor(), 401],
      [(await createGuest(app)).client, 403],
      [(await signUpMember(app)).client, 403],
    ] as const) {
      const tried = [
        await client.get('/api/admin/partnerships'),
        await client.post('/api/admin/partnerships', aPartnership()),
        await client.patch(path, { code: 'MINE' }),
        await client.delete(path),
      ];
      expect(tried.map(({ status }) => status)).toEqual([refused, refused, refused, refused]);
    }
    expect(await kept()).toMatchObject([{ id: body.id, code: 'ROAST20' }]);
  });

  it.each<[string, object]>([
    ['no name', { brandName: '  ' }],
    ['a name that is too long', { brandName: 'x'.repeat(PARTNERSHIPS.brandName + 1) }],
    ['no discount', { discount: null }],
    ['a discount that is too long', { discount: 'x'.repeat(PARTNERSHIPS.discount + 1) }],
    ['no code', { code: '' }],
    ['a code that is too long', { code: 'x'.repeat(PARTNERSHIPS.code + 1) }],
    ['requirements that are too long', { requirements: 'x'.repeat(PARTNERSHIPS.requirements + 1) }],
    ['a switch that is none', { isActive: 'yes' }],
    ['a logo that is none', { logoId: 'logo' }],
    ['somebody else’s logo', { logoId: randomUUID() }],
  ])('are refused with %s', async (_, words) => {
    const { status } = await admin.client.post('/api/admin/partnerships', { ...aPartnership(), ...words });
    expect([400, 404, 422]).toContain(status);
    expect(await kept()).toEqual([]);
  });

  it('are no more than 100, also of twenty that are made at once', async () => {
    await app.db.rows(sql`
      insert into monetization.brand_partnerships
        (id, brand_name, discount_description, coupon_code, is_active, created_at)
      select md5(n::text)::uuid, 'Brand', '1% off', 'ONE', false, now()
      from generate_series(1, ${PARTNERSHIPS.most - 1}::int) n`);
    const made = await Promise.all(Array.from({ length: 20 }, () => make()));
    const statuses = made.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(19);
    expect(await kept()).toHaveLength(PARTNERSHIPS.most);
  });

  it('keep their logo when the administrator who gave it leaves', async () => {
    const leaving = await makeAdmin(app);
    const logo = await uploadImage(leaving.client, await photo(64, 64).png().toBuffer());
    await leaving.client.post('/api/admin/partnerships', aPartnership({ logoId: logo.id }));
    await leaveForGood(app, leaving);
    await app.outbox.delivered();
    expect((await perksOf(visitor())).items).toMatchObject([{ logo: { id: logo.id } }]);
    expect((await fetch(`${app.url}/media/${logo.id}/card.webp`)).status).toBe(200);
  });
});
