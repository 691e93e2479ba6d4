import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { NOTIFICATION_LIMITS } from '#contract/notices/notices';
import { JobRunner } from '#platform/jobs/job-runner';
import type { TestApp } from '../../support/app/app.js';
import { borrowApp } from '../../support/app/borrow-app.js';
import { Client } from '../../support/app/client.js';
import { eventually } from '../../support/runner/eventually.js';
import {
  notifications,
  notify,
  type OpenTab,
  offerNotice,
  openTab,
} from '../../support/world/notifications.js';
import { createGuest, signUpMember, type TestMember } from '../../support/world/people.js';

describe('Notifications', () => {
  let app: TestApp;
  let mara: TestMember;
  const tabs: OpenTab[] = [];

  beforeAll(async () => {
    app = await borrowApp();
  });
  beforeEach(async () => {
    mara = await signUpMember(app);
  });
  afterEach(() => {
    for (const tab of tabs.splice(0)) tab.close();
    app.setTime(new Date());
  });
  afterAll(() => app.stop());

  async function twoTabs(person: { client: Client }): Promise<OpenTab[]> {
    tabs.push(await openTab(app, person), await openTab(app, person));
    return tabs;
  }

  /** Stores many at once, a second apart: `Item 1` is the oldest. */
  const fill = (personId: string, count: number, readAt: string | null = null) =>
    app.db.rows(sql`
      insert into notifications.notices (id, person_id, kind, code, params, read_at, created_at)
      select gen_random_uuid(), ${personId}, 'offer', 'offer-taken', jsonb_build_object('title', 'Item ' || n),
        ${readAt}::timestamptz, timestamptz '2026-06-01' + n * interval '1 second'
      from generate_series(1, ${count}::int) n`);
  const stored = async (personId: string) =>
    (
      await app.db.first(sql<{ count: number }>`
        select count(*)::int from notifications.notices where person_id = ${personId}`)
    )?.count;

  it('appear in every open tab at once, and are read in all of them', async () => {
    const open = await twoTabs(mara);

    await notify(app, mara, offerNotice(150));

    const live = await Promise.all(open.map(({ shown }) => eventually(() => shown[0])));
    const { items, unread } = await notifications(mara.client);
    expect(items).toEqual([
      {
        id: expect.any(String),
        kind: 'offer',
        code: 'offer-made',
        params: { name: 'Mara K.', amount: 150, title: 'City bike' },
        link: '/chat/mara?listing=bike',
        read: false,
        createdAt: expect.any(String),
      },
    ]);
    expect(unread).toBe(1);
    const [first] = items;
    for (const notification of live)
      expect(notification).toEqual({ ...first, createdAt: new Date(first?.createdAt ?? '').toISOString() });

    expect((await mara.client.post(`/api/notifications/${first?.id}/read`)).status).toBe(204);

    for (const { read } of open) expect(await eventually(() => read[0])).toEqual({ ids: [first?.id] });
    expect(await notifications(mara.client)).toMatchObject({ unread: 0, items: [{ read: true }] });
    // Reading what is read already is no mistake.
    expect((await mara.client.post(`/api/notifications/${first?.id}/read`)).status).toBe(204);
  });

  it('are all read with one tap, in every tab, and nobody else’s', async () => {
    const other = await signUpMember(app);
    await Promise.all([fill(mara.id, 3), fill(other.id, 1)]);
    const open = await twoTabs(mara);

    expect((await mara.client.post('/api/notifications/read')).status).toBe(204);

    for (const { read } of open) expect(await eventually(() => read[0])).toEqual({ ids: null });
    const { items, unread } = await notifications(mara.client);
    expect([unread, items.filter(({ read }) => !read)]).toEqual([0, []]);
    expect((await notifications(other.client)).unread).toBe(1);
  });

  it('come ten at a time, the latest first, down to the oldest', async () => {
    await fill(mara.id, 35);
    const panel = await notifications(mara.client);
    expect(panel.items).toHaveLength(NOTIFICATION_LIMITS.panel);
    expect(panel.items[0]?.params).toEqual({ title: 'Item 35' });

    const titles: unknown[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page = await notifications(mara.client, `?limit=30${cursor && `&cursor=${cursor}`}`);
      titles.push(...page.items.map(({ params }) => params.title));
      cursor = page.nextCursor;
      expect(page.unread).toBe(35);
    }
    expect(titles).toEqual(Array.from({ length: 35 }, (_, n) => `Item ${35 - n}`));
  });

  it('are counted up to 100, which the bell shows as 99+', async () => {
    await fill(mara.id, 99);
    expect((await notifications(mara.client)).unread).toBe(99);
    await fill(mara.id, 5);
    expect((await notifications(mara.client)).unread).toBe(100);
  });

  it('are for guests too', async () => {
    const guest = await createGuest(app);
    await notify(app, guest, offerNotice());
    expect((await notifications(guest.client)).unread).toBe(1);
  });

  it('are removed 90 days after, once they have been read', async () => {
    const removeOld = () => app.nest.get(JobRunner).runNow('notifications.remove-old');
    await fill(mara.id, 1001, '2026-06-02');
    await fill(mara.id, 2);
    app.setTime(new Date('2026-08-29'));
    await removeOld();
    expect(await stored(mara.id)).toBe(1003);

    app.setTime(new Date('2026-08-31'));
    await removeOld();
    expect(await stored(mara.id)).toBe(2);
  });

  it('are nothing to visitors', async () => {
    const visitor = new Client(app.url);
    const path = '/api/notifications';
    const answers = [
      await visitor.get(path),
      await visitor.post(`${path}/read`),
      await visitor.post(`${path}/${randomUUID()}/read`),
    ];
    for (const { status, problem } of answers)
      expect([status, problem.code]).toEqual([401, 'platform.authentication-required']);
  });

  it('of others cannot be read, nor found out about', async () => {
    const other = await signUpMember(app);
    await notify(app, other, offerNotice());
    const [theirs] = (await notifications(other.client)).items;
    for (const id of [theirs?.id, randomUUID(), 'nonsense']) {
      const { status, problem } = await mara.client.post(`/api/notifications/${id}/read`);
      expect([status, problem.code]).toEqual([404, 'notifications.notification-not-found']);
    }
    expect((await notifications(other.client)).unread).toBe(1);
  });

  it.each([
    'limit=0',
    'limit=31',
    'limit=many',
    'cursor=nonsense',
    `cursor=${Buffer.from(`2026-13-45 10:00:00+00|${randomUUID()}`).toString('base64url')}`,
    `cursor=${Buffer.from(`2026-11-01 10:00:00+00|1' or '1'='1`).toString('base64url')}`,
    `cursor=${'x'.repeat(201)}`,
  ])('are not listed for %s', async (query) => {
    const { status, problem } = await mara.client.get(`/api/notifications?${query}`);
    expect([status, problem.code]).toEqual([422, 'platform.invalid-input']);
    expect(problem.issues?.[0]?.field).toBe(query.split('=')[0]);
  });
});
