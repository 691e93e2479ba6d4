import { describe, expect, it } from '@jest/globals';
import { after, content, draftKeepers, kept } from './a-draft-keeper';

describe('the keeper of a draft', () => {
  const { begin, close, copies, refuse, removed, sent, titles } = draftKeepers();

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

  it('names what is published without a draft, and the draft that it becomes when that fails, the same', async () => {
    const keeper = begin();
    const named: string[] = [];
    const publish = async (draftId: string) => {
      named.push(draftId);
      throw new Error('as if lost');
    };
    await expect(keeper.finish(publish)).rejects.toThrow('as if lost');
    await expect(keeper.finish(publish)).rejects.toThrow('as if lost');
    keeper.keep(content('Kettle'));
    expect(new Set([...named, keeper.snapshot().id]).size).toBe(1);
    expect(sent).toEqual([]);
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
