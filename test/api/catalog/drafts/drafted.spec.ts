import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { DRAFTING_LIMITS } from '#contract/ai/drafting';
import { DRAFT_LIMITS } from '#contract/drafts';
import { audioUrl } from '#contract/media';
import { DAY_MS } from '#contract/time';
import { JobRunner } from '#platform/jobs/job-runner';
import type { TestApp } from '../../../support/app/app.js';
import { borrowApp } from '../../../support/app/borrow-app.js';
import type { Client } from '../../../support/app/client.js';
import { photo } from '../../../support/files/images.js';
import { webmRecording } from '../../../support/files/recordings.js';
import { aDraft, keepDraft, putDraft, readDraft } from '../../../support/world/drafts.js';
import { takeExport } from '../../../support/world/exports.js';
import { aListing, detail, publish } from '../../../support/world/listings.js';
import { createGuest, leaveForGood, signUpMember, type TestMember } from '../../../support/world/people.js';
import { uploadAudio, uploadImage } from '../../../support/world/uploads.js';

const DRAFTED = {
  byAi: ['title', 'price'],
  origins: [
    { field: 'title', source: 'words', certainty: 'sure', evidence: 'half a bicycle' },
    { field: 'price', source: 'look-alikes', certainty: 'unsure', evidence: null },
  ],
  questions: [{ field: 'price', answers: ['95', '42.50'] }],
  prompt: 'Half a bicycle, “the front half”.',
} satisfies Parameters<typeof putDraft>[2];

const recording = async (client: Client) => (await uploadAudio(client, webmRecording('A_OPUS'))).id;
const served = async (client: Client, id: string) => (await client.get(audioUrl(id))).status === 200;

describe('a draft that was made of somebody’s words', () => {
  let app: TestApp;
  let mara: TestMember;
  beforeAll(async () => {
    app = await borrowApp();
    mara = await signUpMember(app);
  });
  afterEach(() => app.setTime(new Date()));
  afterAll(() => app.stop());

  const sweepIn = (days: number) => {
    app.setTime(new Date(Date.now() + days * DAY_MS));
    return app.nest.get(JobRunner).runNow('platform.sweep-unattached-media');
  };

  it('keeps them, the voice, where each field comes from and what is to be answered', async () => {
    for (const { client } of [mara, await createGuest(app)]) {
      const audioId = await recording(client);
      const id = await keepDraft(client, { ...DRAFTED, audioId: audioId.toUpperCase() });
      expect((await readDraft(client, id)).body).toMatchObject({ ...DRAFTED, audioId });
    }
    const bare = await keepDraft(mara.client, { prompt: '  ' });
    expect((await readDraft(mara.client, bare)).body).toMatchObject({
      origins: [],
      questions: [],
      audioId: null,
      prompt: null,
    });
  });

  it('is something with nothing but a recording', async () => {
    const audioId = await recording(mara.client);
    const id = await keepDraft(mara.client, { title: undefined, audioId });
    expect((await readDraft(mara.client, id)).body).toMatchObject({ words: {}, audioId });
    const empty = await putDraft(mara.client, randomUUID(), { title: undefined, prompt: 'A bicycle' });
    expect(empty.problem.code).toBe('catalog.draft-empty');
  });

  it.each([{ origins: [] }, { questions: [] }, { prompt: 'Something else' }, { audioId: null }])(
    'conflicts with another device’s that differs in %j, and not with one that says the same',
    async (own) => {
      const audioId = await recording(mara.client);
      const said = { ...DRAFTED, audioId };
      const id = await keepDraft(mara.client, said);
      await putDraft(mara.client, id, { ...said, version: 1, title: 'From the phone' });
      const laptop = { ...said, version: 1, title: 'From the phone', form: randomUUID() };
      expect((await putDraft(mara.client, id, laptop)).body.version).toBe(2);
      const other = await putDraft(mara.client, id, { ...laptop, ...own });
      expect([other.status, other.problem.code]).toEqual([409, 'catalog.draft-changed-elsewhere']);
      expect((await putDraft(mara.client, id, { ...laptop, ...own, version: 2 })).body.version).toBe(3);
    },
  );

  it('keeps its recording from the sweep, and lets go of one that is taken out or deleted with it', async () => {
    const { client } = mara;
    const [kept, out, deleted] = [await recording(client), await recording(client), await recording(client)];
    const form = randomUUID();
    const id = randomUUID();
    await putDraft(client, id, { form, change: 1, audioId: out });
    await putDraft(client, id, { form, change: 2, version: 1, audioId: kept });
    await client.delete(`/api/my-drafts/${await keepDraft(client, { audioId: deleted })}`);
    const taken = await putDraft(client, randomUUID(), { audioId: kept });
    expect([taken.status, taken.problem.code]).toEqual([409, 'media.image-in-use']);
    await sweepIn(2);
    expect(await Promise.all([kept, out, deleted].map((each) => served(client, each)))).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('hands its recording to the listing it becomes', async () => {
    const { client } = mara;
    const audioId = await recording(client);
    const draftId = await keepDraft(client, { ...DRAFTED, audioId });
    const id = await publish(client, { audioId, draftId, aiGenerated: true });
    await sweepIn(2);
    expect((await detail(client, id)).audioId).toBe(audioId);
    expect(await served(client, audioId)).toBe(true);
  });

  it('comes along when its guest becomes a member, and goes with its person, voice and all', async () => {
    const guest = await createGuest(app);
    const member = await signUpMember(app);
    const { email, password } = member;
    const audioId = await recording(guest.client);
    const draftId = await keepDraft(guest.client, { ...DRAFTED, audioId });
    await guest.client.post('/api/auth/sign-in', { email, password, bringGuest: true });
    expect((await readDraft(member.client, draftId)).body).toMatchObject({ ...DRAFTED, audioId });
    expect((await putDraft(member.client, draftId, { version: 1, audioId })).body.version).toBe(2);
    await leaveForGood(app, member);
    await sweepIn(2);
    expect(await served(mara.client, audioId)).toBe(false);
  });

  it(`is removed with its recording after ${DRAFT_LIMITS.keptDays} days`, async () => {
    const audioId = await recording(mara.client);
    await keepDraft(mara.client, { audioId });
    app.setTime(new Date(Date.now() + (DRAFT_LIMITS.keptDays + 1) * DAY_MS));
    await app.nest.get(JobRunner).runNow('catalog.remove-old-drafts');
    await sweepIn(DRAFT_LIMITS.keptDays + 3);
    expect(await served(mara.client, audioId)).toBe(false);
  });

  it('is in a copy of one’s data, with the recording', async () => {
    const person = await signUpMember(app);
    await keepDraft(person.client, { ...DRAFTED, audioId: await recording(person.client) });
    const { rows, files } = await takeExport(app, person);
    const [draft] = rows('drafts');
    const { prompt, origins, questions } = DRAFTED;
    expect(draft).toMatchObject({ prompt, origins, questions });
    const [file] = (draft?.recordings as string[] | undefined) ?? [];
    expect(files.has(file ?? '')).toBe(true);
  });

  it.each([
    [{ origins: [{ ...DRAFTED.origins[0], field: 'soul' }] }, 'origins.0.field'],
    [{ origins: [{ ...DRAFTED.origins[0], source: 'a friend' }] }, 'origins.0.source'],
    [{ origins: [{ ...DRAFTED.origins[0], certainty: 'very' }] }, 'origins.0.certainty'],
    [
      { origins: [{ ...DRAFTED.origins[0], evidence: 'x'.repeat(DRAFTING_LIMITS.evidence + 1) }] },
      'origins.0.evidence',
    ],
    [{ origins: Array.from({ length: DRAFT_LIMITS.origins + 1 }, () => DRAFTED.origins[0]) }, 'origins'],
    [{ origins: 'mine' }, 'origins'],
    [{ questions: [{ field: 'title', answers: [] }] }, 'questions.0.field'],
    [{ questions: [{ field: 'price', answers: ['1', '2', '3', '4', '5'] }] }, 'questions.0.answers'],
    [{ questions: [{ field: 'price', answers: ['x'.repeat(31)] }] }, 'questions.0.answers'],
    [{ questions: Array.from({ length: 4 }, () => DRAFTED.questions[0]) }, 'questions'],
    [{ audioId: 'mine' }, 'audioId'],
    [{ prompt: 'x'.repeat(DRAFTING_LIMITS.spoken + 1) }, 'prompt'],
    [{ prompt: { $gt: '' } }, 'prompt'],
  ])('is refused with %j', async (words, field) => {
    const id = randomUUID();
    const { status, problem } = await mara.client.put(`/api/my-drafts/${id}`, { ...aDraft(), ...words });
    expect([status, problem.issues?.map((issue) => issue.field)]).toEqual([422, [field]]);
    expect((await readDraft(mara.client, id)).status).toBe(404);
  });

  it('takes no recording that is not one’s own, or none', async () => {
    const stranger = await signUpMember(app);
    const image = await uploadImage(mara.client, await photo(120, 90).jpeg().toBuffer());
    const theirs = await recording(stranger.client);
    for (const audioId of [theirs, image.id, randomUUID()]) {
      const { status, problem } = await putDraft(mara.client, randomUUID(), { audioId });
      expect([status, problem.code]).toEqual([422, 'media.unknown']);
      const published = await mara.client.post('/api/listings', aListing({ audioId }));
      expect([published.status, published.problem.code]).toEqual([422, 'media.unknown']);
    }
  });
});
