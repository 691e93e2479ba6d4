import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { KeepDraftBody, KeptDraft } from '../../../../api/catalog/drafts';
import type { Problem } from '../../../../api/problem';
import { EMPTY } from '../listing-values';
import type { DraftContent } from './draft';
import { type BegunDraft, DraftKeeper } from './draft-keeper';

const content = (title: string, wanted: Partial<DraftContent['values']> = {}): DraftContent => ({
  values: { ...EMPTY, title, ...wanted },
  images: [],
  byAi: [],
});
const problem = (code: string, status = 409): Problem => ({ status, code, title: code });
const after = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const kept = (version: number) => ({ version, updatedAt: '2026-11-22T10:42:00.000Z' });

type Sent = {
  id: string;
  body: KeepDraftBody;
  answer: (answer: KeptDraft | Problem) => Promise<void>;
};

describe('the keeper of a draft', () => {
  let sent: Sent[];
  let removed: string[];
  let copies: Map<string, { unsent: boolean; version: number; change: number }>;
  let close: () => void;
  beforeEach(() => {
    jest.useFakeTimers();
    sent = [];
    removed = [];
    copies = new Map();
  });
  afterEach(() => {
    close();
    jest.useRealTimers();
  });

  const begin = (begun: BegunDraft | null = null) => {
    const keeper = new DraftKeeper(
      {
        send: (id, body) => {
          const { promise, resolve, reject } = Promise.withResolvers<KeptDraft>();
          sent.push({
            id,
            body,
            answer: async (answer) => {
              if ('code' in answer) reject(answer);
              else resolve(answer);
              await jest.advanceTimersByTimeAsync(0);
            },
          });
          return promise;
        },
        remove: async (id) => void removed.push(id),
        write: ({ id, version, unsent, change }) => copies.set(id, { version, unsent, change }),
        forget: (id) => copies.delete(id),
      },
      begun,
    );
    close = keeper.attend();
    return keeper;
  };
  const titles = () => sent.map(({ body }) => body.title);
  const refuse = (code: string, status?: number) => sent.at(-1)?.answer(problem(code, status));

  it('sends what was typed a second after the last change, and keeps it here meanwhile', async () => {
    const keeper = begin();
    keeper.keep(content('Half'));
    const { id } = keeper.snapshot();
    await after(600);
    expect(copies.get(id ?? '')).toEqual({ version: 0, unsent: true, change: 0 });
    keeper.keep(content('Half a ket'));
    await after(999);
    expect(sent).toEqual([]);
    await after(1);
    expect(sent).toMatchObject([
      { id, body: { version: 0, change: 1, title: 'Half a ket', imageIds: [], byAi: [] } },
    ]);
    await sent[0]?.answer(kept(1));
    expect(keeper.snapshot()).toEqual({ id, status: 'saved', savedAt: '2026-11-22T10:42:00.000Z' });
    expect(copies.get(id ?? '')).toEqual({ version: 1, unsent: false, change: 0 });
    await after(60_000);
    expect(sent).toHaveLength(1);
  });

  it('has one request under way at a time, and of what is typed meanwhile sends the latest', async () => {
    const keeper = begin();
    keeper.keep(content('One'));
    await after(1000);
    for (const title of ['Two', 'Three', 'Four']) {
      keeper.keep(content(title));
      await after(1500);
    }
    expect(titles()).toEqual(['One']);
    await sent[0]?.answer(kept(1));
    expect(titles()).toEqual(['One', 'Four']);
    expect(sent[1]?.body).toMatchObject({ version: 1, change: 2 });
    expect(keeper.snapshot().id).toBe(sent[1]?.id);
  });

  it('sends at once when the page may be gone, also beside one that is under way, and nothing twice', async () => {
    const keeper = begin();
    keeper.keep(content('One'));
    keeper.flush();
    keeper.flush();
    expect(titles()).toEqual(['One']);
    keeper.keep(content('Two'));
    keeper.flush();
    expect(titles()).toEqual(['One', 'Two']);
    // It may arrive without this page being told.
    expect(copies.get(keeper.snapshot().id ?? '')).toEqual({ version: 0, unsent: true, change: 2 });
    expect(sent.map(({ body }) => [body.form, body.change])).toEqual([
      [sent[0]?.body.form, 1],
      [sent[0]?.body.form, 2],
    ]);
    await sent[1]?.answer(kept(2));
    await sent[0]?.answer(kept(2));
    expect(keeper.snapshot().status).toBe('saved');
    await after(60_000);
    expect(sent).toHaveLength(2);
  });

  it('tries again without a connection, later and later, and at once when it is back', async () => {
    const keeper = begin();
    keeper.keep(content('One'));
    await after(1000);
    await refuse('client.offline', 0);
    expect(keeper.snapshot().status).toBe('waiting');
    await after(1999);
    expect(sent).toHaveLength(1);
    await after(1);
    await refuse('client.network', 0);
    await after(3999);
    expect(sent).toHaveLength(2);
    keeper.flush();
    expect(sent).toHaveLength(3);
    await sent[2]?.answer(kept(1));
    expect(keeper.snapshot().status).toBe('saved');
  });

  it.each([
    ['a title', content('x'.repeat(121))],
    ['a price', content('Kettle', { price: 'cheap' })],
  ])('sends nothing while %s is beyond the limits', async (_, beyond) => {
    const keeper = begin();
    keeper.keep(beyond);
    await after(5000);
    expect(sent).toEqual([]);
    expect(keeper.snapshot().status).toBe('unfit');
    keeper.keep(content('Kettle', { price: '19.40' }));
    await after(1000);
    expect(sent).toMatchObject([{ body: { title: 'Kettle', price: 19.4 } }]);
  });

  it.each([
    ['catalog.draft-limit', 403, 'full'],
    ['media.image-unknown', 422, 'photos'],
    ['media.image-in-use', 409, 'photos'],
    ['platform.internal', 500, 'waiting'],
  ])('says what %s means, and goes on with the next change', async (code, status, expected) => {
    const keeper = begin();
    keeper.keep(content('One'));
    await after(1000);
    await refuse(code, status);
    expect(keeper.snapshot().status).toBe(expected);
    keeper.keep(content('Two'));
    await after(1000);
    expect(sent).toHaveLength(2);
    await sent[1]?.answer(kept(1));
    expect(keeper.snapshot().status).toBe('saved');
  });

  describe('of a draft that another device has changed', () => {
    const begun = { id: 'draft-1', version: 3, content: content('As it was') };
    const collide = async () => {
      const keeper = begin(begun);
      keeper.keep(content('Mine'));
      await after(1000);
      await refuse('catalog.draft-changed-elsewhere');
      return keeper;
    };

    it('sends no more until somebody has decided, and loses nothing of it here', async () => {
      const keeper = await collide();
      keeper.keep(content('Mine, and more'));
      await after(60_000);
      keeper.flush();
      expect([sent.length, keeper.snapshot().status]).toEqual([1, 'changed']);
      expect(copies.get('draft-1')).toEqual({ version: 3, unsent: true, change: 0 });
    });

    it('sends its own upon the other when that is wanted', async () => {
      const keeper = await collide();
      keeper.keepMine(4);
      await after(0);
      expect(sent[1]?.body).toMatchObject({ version: 4, title: 'Mine' });
      await sent[1]?.answer(kept(5));
      expect(keeper.snapshot().status).toBe('saved');
    });

    it('takes the other when that is wanted', async () => {
      const keeper = await collide();
      keeper.take({ id: 'draft-1', version: 4, content: content('Theirs') }, '2026-11-22T09:00:00.000Z');
      expect(keeper.snapshot()).toEqual({
        id: 'draft-1',
        status: 'saved',
        savedAt: '2026-11-22T09:00:00.000Z',
      });
      await after(60_000);
      expect(sent).toHaveLength(1);
      keeper.keep(content('Theirs, and more'));
      await after(1000);
      expect(sent[1]?.body).toMatchObject({ version: 4, title: 'Theirs, and more' });
    });

    it('publishes neither before that', async () => {
      const keeper = begin(begun);
      const publish = jest.fn<() => Promise<void>>();
      const finished = keeper.finish(publish);
      await after(0);
      // Nothing was typed: whether it is still what the server has is asked all the same.
      expect(sent[0]?.body).toMatchObject({ version: 3, title: 'As it was' });
      await Promise.all([
        expect(finished).rejects.toMatchObject({ code: 'catalog.draft-changed-elsewhere' }),
        refuse('catalog.draft-changed-elsewhere'),
      ]);
      expect(publish).not.toHaveBeenCalled();
      expect(keeper.snapshot().status).toBe('changed');
    });
  });

  it('begins anew with what is typed when the draft is gone from the server', async () => {
    const keeper = begin({ id: 'draft-1', version: 3, content: content('As it was') });
    keeper.keep(content('Mine'));
    await after(1000);
    await refuse('catalog.draft-not-found', 404);
    expect(keeper.snapshot()).toMatchObject({ id: 'draft-1', status: 'gone' });
    keeper.beginAnew();
    await after(0);
    const { id } = keeper.snapshot();
    expect(id).not.toBe('draft-1');
    expect(sent[1]).toMatchObject({ id, body: { version: 0, title: 'Mine' } });
    expect([...copies.keys()]).toEqual([id]);
  });

  it('publishes after what is under way, and sends nothing from then on', async () => {
    const keeper = begin();
    keeper.keep(content('Kettle'));
    await after(1000);
    const done: unknown[] = [];
    const finished = keeper.finish(async (draftId) => void done.push(draftId));
    await after(0);
    expect(done).toEqual([]);
    await sent[0]?.answer(kept(1));
    await sent.at(-1)?.answer(kept(1));
    await finished;
    expect(done).toEqual([keeper.snapshot().id]);
    close();
    await after(60_000);
    expect(copies.size).toBe(0);
    expect(sent.length).toBeLessThanOrEqual(2);
  });

  it('keeps the draft when publishing fails', async () => {
    const keeper = begin();
    keeper.keep(content('Kettle'));
    const finished = keeper.finish(() => Promise.reject(new Error('as if refused')));
    await after(0);
    await Promise.all([expect(finished).rejects.toThrow('as if'), sent[0]?.answer(kept(1))]);
    keeper.keep(content('Red kettle'));
    await after(1000);
    expect(titles()).toEqual(['Kettle', 'Red kettle']);
    expect(copies.size).toBe(1);
  });

  it('removes a draft that was emptied, and calls the next one otherwise', async () => {
    const keeper = begin();
    keeper.keep(content('Kettle'));
    await after(1000);
    await sent[0]?.answer(kept(1));
    const before = keeper.snapshot().id;
    keeper.drop();
    keeper.drop();
    expect(keeper.snapshot()).toEqual({ id: null, status: 'none', savedAt: null });
    expect(copies.size).toBe(0);
    keeper.keep(content('Lamp'));
    await after(1000);
    expect(removed).toEqual([before]);
    expect(sent[1]).toMatchObject({ id: keeper.snapshot().id, body: { version: 0, title: 'Lamp' } });
    expect(keeper.snapshot().id).not.toBe(before);
  });
});
