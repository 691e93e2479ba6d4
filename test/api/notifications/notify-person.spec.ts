import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { OutboxRelay } from '#platform/outbox/outbox.relay';
import type { TestApp } from '../../support/app/app.js';
import { borrowApp } from '../../support/app/borrow-app.js';
import { eventually } from '../../support/runner/eventually.js';
import {
  chatNotice,
  notifications,
  notify,
  type OpenTab,
  offerNotice,
  openTab,
} from '../../support/world/notifications.js';
import { signUpMember, type TestMember } from '../../support/world/people.js';

describe('Telling a person something', () => {
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

  async function aTab(): Promise<OpenTab> {
    const tab = await openTab(app, mara);
    tabs.push(tab);
    return tab;
  }

  const stored = async (personId: string) =>
    (
      await app.db.first(sql<{ count: number }>`
        select count(*)::int from notifications.notices where person_id = ${personId}`)
    )?.count;

  it('replaces the notification of the same subject, which comes on top again, unread', async () => {
    const subject = `chat:${randomUUID()}`;
    const news = [
      [chatNotice('Ben', 'Hello'), subject],
      [offerNotice(), undefined],
      [chatNotice('Ben', 'Are you there?'), subject],
    ] as const;
    for (const [minute, [notice, about]] of news.entries()) {
      app.setTime(new Date(Date.UTC(2026, 10, 1, 12, minute)));
      await notify(app, mara, notice, about);
    }

    const { items, unread } = await notifications(mara.client);
    expect(unread).toBe(2);
    expect(items.map(({ code }) => code)).toEqual(['chat-message', 'offer-made']);
    expect(items[0]?.params).toEqual({ name: 'Ben', preview: 'Are you there?' });

    await mara.client.post('/api/notifications/read');
    await notify(app, mara, chatNotice('Ben', 'Now?'), subject);
    const later = await notifications(mara.client);
    expect([later.unread, later.items.map(({ read }) => read)]).toEqual([1, [false, true]]);
  });

  it('makes one notification of a subject, however much arrives at the same time', async () => {
    const subject = `chat:${randomUUID()}`;
    const names = ['Ann', 'Ben', 'Cem', 'Dua', 'Eva'];
    await Promise.all(names.map((name) => notify(app, mara, chatNotice(name), subject)));
    expect((await notifications(mara.client)).items).toHaveLength(1);
  });

  it('is part of the change it tells of', async () => {
    const tab = await aTab();
    const em = app.nest.get(EntityManager);
    await app.outbox.delivered();
    const failing = em.transactional(async () => {
      await notify(app, mara, offerNotice(1));
      throw new Error('The change fails after all.');
    });
    await expect(failing).rejects.toThrow('after all');
    await em.transactional(() => notify(app, mara, offerNotice(2)));

    await eventually(() => tab.shown.length);
    await app.outbox.delivered();
    expect(tab.shown.map(({ params }) => params.amount)).toEqual([2]);
    expect((await notifications(mara.client)).items).toHaveLength(1);
  });

  it('shows it once, even when the outbox comes back to it', async () => {
    const tab = await aTab();
    await notify(app, mara, offerNotice());
    await app.outbox.delivered();
    await app.db.rows(sql`
      update platform.outbox set processed_at = null, available_at = now()
      where type = 'notifications.raised'`);
    app.nest.get(OutboxRelay).wake();
    await notify(app, mara, offerNotice(99));
    await eventually(() => tab.shown.some(({ params }) => params.amount === 99));
    expect(tab.shown).toHaveLength(2);
  });

  it('does nothing for who is unknown or has left', async () => {
    const nobody = { id: randomUUID() };
    await notify(app, nobody, offerNotice());
    await app.outbox.delivered();
    await app.db.rows(sql`update directory.people set deleted = true where id = ${mara.id}`);
    await notify(app, mara, offerNotice());
    expect([await stored(nobody.id), await stored(mara.id)]).toEqual([0, 0]);
  });
});
