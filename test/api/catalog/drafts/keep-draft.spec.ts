import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DRAFT_LIMITS } from '#contract/drafts';
import type { TestApp } from '../../../support/app/app.js';
import { borrowApp } from '../../../support/app/borrow-app.js';
import { Client } from '../../../support/app/client.js';
import { photo } from '../../../support/files/images.js';
import { aDraft, draftsOf, keepDraft, putDraft, readDraft } from '../../../support/world/drafts.js';
import { publish } from '../../../support/world/listings.js';
import { createGuest, signUpMember, type TestMember } from '../../../support/world/people.js';
import { uploadImage } from '../../../support/world/uploads.js';

const AT_ONCE = 20;

const code = ({ status, problem }: { status: number; problem: { code: string } }) => [status, problem.code];

describe('a draft of a listing', () => {
  let app: TestApp;
  let mara: TestMember;
  beforeAll(async () => {
    app = await borrowApp();
  });
  beforeAll(async () => {
    mara = await signUpMember(app);
  });
  afterAll(() => app.stop());

  const picture = async ({ client } = mara) => uploadImage(client, await photo(120, 90).jpeg().toBuffer());

  it('is kept as far as it was filled in, with its pictures, for member and guest', async () => {
    for (const person of [await signUpMember(app), await createGuest(app)]) {
      const image = await picture(person as TestMember);
      const words = {
        title: 'Half a bicycle',
        description: 'The front half.',
        price: 19.4,
        category: 'sporting-goods',
        condition: 'fair',
        location: 'Elm Park',
        zipCode: '01002',
        tags: ['bike'],
      } as const;
      const begun = await keepDraft(person.client, {
        ...words,
        tags: [...words.tags],
        imageIds: [image.id],
        byAi: ['title', 'price'],
      });
      const bare = await keepDraft(person.client, {
        title: undefined,
        imageIds: [(await picture(person as TestMember)).id],
      });
      const { body } = await readDraft(person.client, begun);
      expect(body).toEqual({
        id: begun,
        version: 1,
        forms: [{ form: expect.any(String), change: 1 }],
        words,
        images: [image],
        byAi: ['title', 'price'],
        origins: [],
        questions: [],
        audioId: null,
        spoken: false,
        prompt: null,
        updatedAt: expect.any(String),
      });
      expect(await draftsOf(person.client)).toEqual([
        { id: bare, title: null, category: null, image: expect.anything(), updatedAt: expect.any(String) },
        {
          id: begun,
          title: 'Half a bicycle',
          category: 'sporting-goods',
          image,
          updatedAt: body.updatedAt,
        },
      ]);
    }
  });

  it('is one draft, however often it is sent, and the one changed last comes first', async () => {
    const person = await signUpMember(app);
    const [first, second] = [randomUUID(), randomUUID()];
    const body = aDraft();
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, () => putDraft(person.client, first, body)),
    );
    expect(answers.map(({ status, body: kept }) => [status, kept.version])).toEqual(
      Array.from({ length: AT_ONCE }, () => [200, 1]),
    );
    await putDraft(person.client, second);
    await putDraft(person.client, first, { ...body, version: 1, change: 2, title: 'A bicycle' });
    expect((await draftsOf(person.client)).map(({ id, title }) => [id, title])).toEqual([
      [first, 'A bicycle'],
      [second, 'Half a bicycle'],
    ]);
  });

  it('takes the changes of one form in their order, and none that comes late', async () => {
    const [id, form] = [randomUUID(), randomUUID()];
    const send = async (version: number, change: number, title: string) =>
      (await putDraft(mara.client, id, { version, form, change, title })).body.version;
    // The third left before the second was answered, as a page does that is closed.
    expect(await send(0, 1, 'One')).toBe(1);
    expect(await send(1, 3, 'Three')).toBe(2);
    expect(await send(1, 2, 'Two')).toBe(2);
    expect((await readDraft(mara.client, id)).body.words).toEqual({ title: 'Three' });
    // Neither after another form has gone on with it.
    const other = randomUUID();
    await putDraft(mara.client, id, { version: 2, form: other, change: 1, title: 'Four' });
    expect(await send(1, 3, 'Three')).toBe(3);
    const { words, forms } = (await readDraft(mara.client, id)).body;
    expect(words).toEqual({ title: 'Four' });
    expect(forms).toEqual([
      { form, change: 3 },
      { form: other, change: 1 },
    ]);
  });

  it('remembers the last ten forms that have changed it', async () => {
    const [id, forms] = [randomUUID(), Array.from({ length: 12 }, () => randomUUID())];
    for (const [version, form] of forms.entries())
      await putDraft(mara.client, id, { version, form, title: `Change ${version}` });
    const known = (await readDraft(mara.client, id)).body.forms.map(({ form }) => form);
    expect(known).toEqual(forms.slice(2));
  });

  it('of an older version is refused, whatever it says, and the newer one stays', async () => {
    const id = await keepDraft(mara.client);
    const phone = { form: randomUUID(), change: 1, version: 1, title: 'From the phone' };
    const laptop = { ...phone, form: randomUUID(), title: 'From the laptop' };
    expect((await putDraft(mara.client, id, phone)).body.version).toBe(2);
    const refused = await putDraft(mara.client, id, laptop);
    expect(code(refused)).toEqual([409, 'catalog.draft-changed-elsewhere']);
    expect(refused.problem.params).toEqual({ version: 2 });
    expect((await readDraft(mara.client, id)).body.words.title).toBe('From the phone');
    // What both say is no conflict, and who knows of the newer one may go on.
    expect((await putDraft(mara.client, id, { ...laptop, title: 'From the phone' })).body.version).toBe(2);
    expect((await putDraft(mara.client, id, { ...laptop, version: 2 })).body.version).toBe(3);
    // From then on the first device is the older one.
    expect(
      code(await putDraft(mara.client, id, { ...phone, change: 2, version: 2, title: 'Again' })),
    ).toEqual([409, 'catalog.draft-changed-elsewhere']);
  });

  it('that twenty devices change at once is what one of them said', async () => {
    const id = await keepDraft(mara.client);
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, (_, n) =>
        putDraft(mara.client, id, { version: 1, title: `Of device ${n}` }),
      ),
    );
    const taken = answers.findIndex(({ status }) => status === 200);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(AT_ONCE - 1);
    expect((await readDraft(mara.client, id)).body).toMatchObject({
      version: 2,
      words: { title: `Of device ${taken}` },
    });
  });

  it(`is one of ${DRAFT_LIMITS.perPerson}, of forty that are begun at once as well`, async () => {
    const person = await signUpMember(app);
    const answers = await Promise.all(
      Array.from({ length: 2 * DRAFT_LIMITS.perPerson }, () => putDraft(person.client, randomUUID())),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(DRAFT_LIMITS.perPerson);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(
      new Set(refused.map(({ status, problem }) => `${status} ${problem.code} ${problem.params?.limit}`)),
    ).toEqual(new Set(['403 catalog.draft-limit 20']));
    const [last] = await draftsOf(person.client);
    expect(await draftsOf(person.client)).toHaveLength(DRAFT_LIMITS.perPerson);
    // Those that are there can be gone on with, and one that goes makes room.
    const id = last?.id ?? '';
    expect((await putDraft(person.client, id, { version: 1, title: 'More of it' })).status).toBe(200);
    expect((await person.client.delete(`/api/my-drafts/${id}`)).status).toBe(204);
    await keepDraft(person.client);
  });

  it('is nobody else’s to read, to change, to delete or to publish', async () => {
    const id = await keepDraft(mara.client);
    for (const other of [await signUpMember(app), await createGuest(app)]) {
      for (const answer of [
        await readDraft(other.client, id),
        await putDraft(other.client, id),
        await putDraft(other.client, id, { version: 1 }),
        await other.client.delete(`/api/my-drafts/${id}`),
      ])
        expect(code(answer)).toEqual([404, 'catalog.draft-not-found']);
      await publish(other.client, { draftId: id });
      expect(await draftsOf(other.client)).toEqual([]);
    }
    expect((await readDraft(mara.client, id)).body).toMatchObject({
      version: 1,
      words: { title: 'Half a bicycle' },
    });
    for (const answer of [
      await readDraft(new Client(app.url), id),
      await putDraft(new Client(app.url), id),
      await new Client(app.url).get('/api/my-drafts'),
    ])
      expect(code(answer)).toEqual([401, 'platform.authentication-required']);
  });

  it('that is gone is not made again by a form that knew it', async () => {
    const id = await keepDraft(mara.client);
    expect((await mara.client.delete(`/api/my-drafts/${id}`)).status).toBe(204);
    expect(code(await putDraft(mara.client, id, { version: 1 }))).toEqual([404, 'catalog.draft-not-found']);
    expect(code(await mara.client.delete(`/api/my-drafts/${id}`))).toEqual([404, 'catalog.draft-not-found']);
    // Taking that back begins anew.
    expect((await putDraft(mara.client, id, { version: 0 })).body.version).toBe(1);
  });

  it.each([
    [{ title: 'x'.repeat(121) }, 'title', 'title-too-long'],
    [{ title: '  ' }, 'title', 'required'],
    [{ title: null }, 'title', 'required'],
    [{ title: { $gt: '' } }, 'title', 'required'],
    [{ description: 'x'.repeat(5001) }, 'description', 'description-too-long'],
    [{ price: -0.01 }, 'price', 'price-negative'],
    [{ price: '12' }, 'price', 'price-invalid'],
    [{ price: 1.005 }, 'price', 'price-invalid'],
    [{ price: 1_000_000 }, 'price', 'price-too-high'],
    [{ category: 'free' }, 'category', 'category-unknown'],
    [{ condition: 'mint' }, 'condition', 'condition-unknown'],
    [{ location: 'x'.repeat(121) }, 'location', 'location-too-long'],
    [{ zipCode: '12345678901' }, 'zipCode', 'zip-code-too-long'],
    [{ tags: Array.from({ length: 11 }, (_, n) => `t${n}`) }, 'tags', 'too-many-tags'],
    [{ tags: ['x'.repeat(31)] }, 'tags', 'tag-too-long'],
    [{ tags: ['a', 'a'] }, 'tags', 'tags-repeated'],
    [{ tags: ['a', ' a\u00a0'] }, 'tags', 'tags-repeated'],
    [{ tags: ['a', 7] }, 'tags', 'tag-too-long'],
    [{ title: '\u200b\u3164' }, 'title', 'required'],
    [{ description: '\u202e\u2800' }, 'description', 'required'],
    [{ imageIds: ['nonsense'] }, 'imageIds', 'image-unknown'],
    [{ imageIds: [randomUUID()] }, 'imageIds', 'image-unknown'],
    [{ imageIds: Array.from({ length: 6 }, () => randomUUID()) }, 'imageIds', 'too-many-images'],
    [{ byAi: ['soul'] }, 'byAi', 'is-in'],
    [{ byAi: ['title', 'title'] }, 'byAi', 'array-unique'],
    [{ version: -1 }, 'version', 'min'],
    [{ version: 2 ** 31 }, 'version', 'max'],
    [{ version: undefined }, 'version', 'is-int'],
    [{ change: 0 }, 'change', 'min'],
    [{ change: 1.5 }, 'change', 'is-int'],
    [{ form: 'mine' }, 'form', 'is-uuid'],
  ])('is refused with %j', async (words, field, issue) => {
    const id = randomUUID();
    const { status, problem } = await mara.client.put(`/api/my-drafts/${id}`, { ...aDraft(), ...words });
    expect([status, problem.issues]).toMatchObject([422, [{ field, code: issue }]]);
    expect((await readDraft(mara.client, id)).status).toBe(404);
  });

  it.each([{ title: undefined }, { title: undefined, location: null, zipCode: ' ', tags: [] }])(
    'is refused when there is nothing in it: %j',
    async (words) => {
      expect(code(await putDraft(mara.client, randomUUID(), words))).toEqual([422, 'catalog.draft-empty']);
    },
  );

  it('keeps no more than the form asks for', async () => {
    const id = randomUUID();
    await mara.client.put(`/api/my-drafts/${id}`, {
      ...aDraft(),
      personId: randomUUID(),
      secret: 'of nobody',
    });
    expect((await readDraft(mara.client, id)).body.words).toEqual({ title: 'Half a bicycle' });
  });

  it.each(['no-uuid', '1', '%00'])('is not found as %s', async (id) => {
    expect((await mara.client.get(`/api/my-drafts/${id}`)).status).toBeGreaterThanOrEqual(400);
    expect((await mara.client.get(`/api/my-drafts/${id}`)).status).toBeLessThan(500);
    expect((await mara.client.put(`/api/my-drafts/${id}`, aDraft())).status).toBeLessThan(500);
  });
});
