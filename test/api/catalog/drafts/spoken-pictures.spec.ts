import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { LISTING_LIMITS } from '#contract/listings';
import type { TestApp } from '../../../support/app/app.js';
import { borrowApp } from '../../../support/app/borrow-app.js';
import type { Answer, Client } from '../../../support/app/client.js';
import { photo } from '../../../support/files/images.js';
import { webmRecording } from '../../../support/files/recordings.js';
import { aDraft, keepDraft, putDraft, readDraft } from '../../../support/world/drafts.js';
import { aListing, detail, publish } from '../../../support/world/listings.js';
import { signUpMember, type TestMember } from '../../../support/world/people.js';
import { uploadAudio, uploadImage } from '../../../support/world/uploads.js';

const { images: USUAL, spokenImages: SPOKEN } = LISTING_LIMITS;
const recording = async (client: Client) => (await uploadAudio(client, webmRecording('A_OPUS'))).id;
const tooMany = (max: number) => [422, [{ field: 'imageIds', code: 'too-many-images', params: { max } }]];
const refusal = ({ status, problem }: Answer) => [status, problem.issues];

describe('the pictures of what was made of a recording', () => {
  let app: TestApp;
  let mara: TestMember;
  let file: Buffer;
  beforeAll(async () => {
    app = await borrowApp();
    mara = await signUpMember(app);
    file = await photo().jpeg().toBuffer();
  });
  afterAll(() => app.stop());

  const pictures = async (count: number) => {
    const ids: string[] = [];
    while (ids.length < count) ids.push((await uploadImage(mara.client, file)).id);
    return ids;
  };
  const post = (body: object) =>
    mara.client.post<{ id: string }>('/api/listings', { ...aListing(), ...body });
  const edit = (id: string, imageIds: string[]) => mara.client.patch(`/api/listings/${id}`, { imageIds });

  it('are eight in its draft, its listing, and whenever that is edited', async () => {
    const [audioId, imageIds, [another = '']] = [
      await recording(mara.client),
      await pictures(SPOKEN),
      await pictures(1),
    ];
    const draftId = await keepDraft(mara.client, { audioId, imageIds });
    expect((await readDraft(mara.client, draftId)).body).toMatchObject({ spoken: true });
    const { status, body } = await post({ draftId, audioId, imageIds });
    expect(status).toBe(201);
    const shown = await detail(mara.client, body.id);
    expect([shown.spoken, shown.images.map(({ id }) => id)]).toEqual([true, imageIds]);
    const changed = [another, ...imageIds.slice(1)];
    expect((await edit(body.id, changed)).status).toBe(204);
    expect(refusal(await edit(body.id, [...changed, imageIds[0] ?? '']))).toEqual(tooMany(SPOKEN));
    expect((await detail(mara.client, body.id)).images.map(({ id }) => id)).toEqual(changed);
  });

  it('are still as many where the recording has been left out since', async () => {
    const [audioId, imageIds] = [await recording(mara.client), await pictures(SPOKEN)];
    const form = randomUUID();
    const draftId = await keepDraft(mara.client, { audioId, form });
    const muted = await putDraft(mara.client, draftId, { imageIds, form, version: 1, change: 2 });
    expect(muted.status).toBe(200);
    expect((await readDraft(mara.client, draftId)).body).toMatchObject({ spoken: true, audioId: null });
    const { status, body } = await post({ draftId, imageIds });
    expect([status, await detail(mara.client, body.id)]).toMatchObject([
      201,
      { spoken: true, audioId: null },
    ]);
    expect((await edit(body.id, imageIds.toReversed())).status).toBe(204);
  });

  it('are nine never', async () => {
    const [audioId, imageIds] = [await recording(mara.client), await pictures(SPOKEN + 1)];
    expect(refusal(await putDraft(mara.client, randomUUID(), { audioId, imageIds }))).toEqual(
      tooMany(SPOKEN),
    );
    expect(refusal(await post({ audioId, imageIds }))).toEqual(tooMany(SPOKEN));
  });

  it('are five where there was none, whatever is said of it', async () => {
    const imageIds = await pictures(USUAL + 1);
    const claims = { spoken: true, imageIds, audioId: null };
    const draft = await mara.client.put(`/api/my-drafts/${randomUUID()}`, { ...aDraft(), ...claims });
    expect(refusal(draft)).toEqual(tooMany(USUAL));
    expect(refusal(await post({ spoken: true, imageIds }))).toEqual(tooMany(USUAL));
    const draftId = await keepDraft(mara.client);
    expect(refusal(await post({ draftId, imageIds }))).toEqual(tooMany(USUAL));
    const written = await publish(mara.client, { imageIds: imageIds.slice(1) });
    expect(refusal(await edit(written, imageIds))).toEqual(tooMany(USUAL));
  });

  it('are refused by their number alone where there are thousands', async () => {
    const many = [
      ...Array.from({ length: SPOKEN + 1 }, () => randomUUID()),
      ...Array.from({ length: 9000 }, () => 'none'),
    ];
    const audioId = await recording(mara.client);
    for (const [about, max] of [
      [{ imageIds: many }, USUAL],
      [{ imageIds: many, audioId }, SPOKEN],
    ] as const) {
      expect(refusal(await putDraft(mara.client, randomUUID(), about))).toEqual(tooMany(max));
      expect(refusal(await post(about))).toEqual(tooMany(max));
    }
    expect(refusal(await edit(await publish(mara.client), many))).toEqual(tooMany(USUAL));
  });

  it('are none with somebody else’s recording, or draft', async () => {
    const { client } = await signUpMember(app);
    const [theirs, imageIds] = [await recording(client), await pictures(SPOKEN)];
    const about = { audioId: theirs, imageIds };
    expect((await putDraft(mara.client, randomUUID(), about)).problem.code).toBe('media.unknown');
    expect((await post(about)).problem.code).toBe('media.unknown');
    const draftId = await keepDraft(client, { audioId: theirs });
    expect(refusal(await post({ draftId, imageIds }))).toEqual(tooMany(USUAL));
  });
});
