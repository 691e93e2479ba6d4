import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { sql } from 'kysely';
import { DAY_MS } from '#contract/time';
import { JobRunner } from '#platform/jobs/job-runner';
import { EvidenceSettings } from '#platform/media/evidence/evidence.settings';
import { WithdrawnPictures } from '#platform/media/evidence/withdrawn-pictures';
import type { TestApp } from '../../support/app/app.js';
import { borrowApp } from '../../support/app/borrow-app.js';
import { converse, showPicture } from '../../support/world/messaging/conversations.js';
import { leaveForGood, makeAdmin, signUpMember, type TestMember } from '../../support/world/people.js';

const report = ({ client }: TestMember, conversation: string) =>
  client.post(`/api/conversations/${conversation}/report`, { reason: 'scam' });

describe('Conversations that were reported', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await borrowApp();
  });
  afterEach(() => {
    jest.restoreAllMocks();
    app.setTime(new Date());
  });
  afterAll(() => app.stop());

  const leave = async (person: { id: string }) => {
    await leaveForGood(app, person);
    await app.outbox.delivered();
  };
  const couple = async () => {
    const people = [await signUpMember(app), await signUpMember(app)] as const;
    await app.outbox.delivered();
    return people;
  };
  const statusOf = async (path: string, accessToken?: string) => {
    const headers = accessToken ? { authorization: `Bearer ${accessToken}` } : undefined;
    const answer = await fetch(app.url + path, { headers });
    const type = answer.headers.get('content-type');
    await answer.arrayBuffer();
    return answer.ok ? type : answer.status;
  };
  const shown = (id: string) =>
    Promise.all(['card', 'detail', 'full'].map((size) => statusOf(`/media/${id}/${size}.webp`)));
  const reportIn = async (conversation: string) =>
    (
      await app.db.first(sql<{ id: string }>`
      select id from messaging.conversation_reports where conversation_id = ${conversation}`)
    )?.id;

  it('keep their pictures as evidence for administrators, and for nobody else', async () => {
    const [sender, reporter] = await couple();
    const conversation = await converse(sender, reporter, 'Look at these.');
    const reported = await showPicture(sender, conversation);
    expect((await report(reporter, conversation)).status).toBe(204);
    const later = await showPicture(sender, conversation);
    const admin = await makeAdmin(app);
    const evidence = `/api/conversation-reports/${await reportIn(conversation)}/pictures`;
    const ofAdmin = (id: string) => statusOf(`${evidence}/${id}`, admin.client.accessToken);
    expect(await shown(reported)).toEqual(Array(3).fill('image/webp'));
    expect(await ofAdmin(reported)).toBe('image/webp');

    await leave(sender);

    expect(await shown(reported)).toEqual([404, 404, 404]);
    expect(await ofAdmin(reported)).toBe('image/webp');
    expect(await statusOf(`/media/${reported}/full.webp/`)).toBe(404);
    expect(await statusOf(`/withdrawn/${reported}/full.webp`)).not.toBe('image/webp');
    expect(await statusOf(`${evidence}/${reported}`)).toBe(401);
    expect(await statusOf(`${evidence}/${reported}`, reporter.client.accessToken)).toBe(403);
    // What the report does not hold is none of theirs, and goes with its sender.
    expect(await ofAdmin(later)).toBe(404);
    const kept = await app.db.rows(sql`
      select id from platform.media where id = ${later} and attached_to is not null`);
    expect(kept).toEqual([]);

    // Neither another report nor the end of the conversation takes any of it away.
    expect((await report(reporter, conversation)).status).toBe(204);
    expect(await ofAdmin(reported)).toBe('image/webp');
    await leave(reporter);
    expect(await ofAdmin(reported)).toBe('image/webp');
  });

  it('are evidence for as long as the setting says, and then gone', async () => {
    const [sender, reporter] = await couple();
    const conversation = await converse(sender, reporter, 'Look at these.');
    const reported = await showPicture(sender, conversation);
    await report(reporter, conversation);
    await leave(sender);
    const id = await reportIn(conversation);
    const afterDays = async (days: number) => {
      app.setTime(new Date(Date.now() + days * DAY_MS));
      await app.nest.get(JobRunner).runNow('messaging.remove-old-reports');
      app.setTime(new Date());
      const file = await app.nest.get(WithdrawnPictures).open(reported);
      file?.stream.destroy();
      return [await reportIn(conversation), file !== null];
    };
    expect(await afterDays(app.settings.of(EvidenceSettings).REPORTS_KEPT_DAYS - 1)).toEqual([id, true]);
    expect(await afterDays(app.settings.of(EvidenceSettings).REPORTS_KEPT_DAYS + 1)).toEqual([
      undefined,
      false,
    ]);
  });

  it('are gone though those of another report cannot be removed, which is tried again', async () => {
    const [sender, reporter] = await couple();
    const [, other] = await couple();
    const talks = [await converse(sender, reporter, 'One.'), await converse(sender, other, 'Two.')] as const;
    const stuck = await showPicture(sender, talks[0]);
    await showPicture(sender, talks[1]);
    await report(reporter, talks[0]);
    await report(other, talks[1]);
    const pictures = app.nest.get(WithdrawnPictures);
    const forget = pictures.forget.bind(pictures);
    const forgetting = jest.spyOn(pictures, 'forget').mockImplementation(async (ids) => {
      if (ids.includes(stuck)) throw new Error('It is held.');
      await forget(ids);
    });
    const removeOld = () => app.nest.get(JobRunner).runNow('messaging.remove-old-reports');
    app.setTime(new Date(Date.now() + 400 * DAY_MS));
    await expect(removeOld()).rejects.toMatchObject({ errors: [new Error('It is held.')] });
    expect([(await reportIn(talks[0])) === undefined, await reportIn(talks[1])]).toEqual([false, undefined]);
    forgetting.mockRestore();
    await removeOld();
    expect(await reportIn(talks[0])).toBeUndefined();
  });
});
