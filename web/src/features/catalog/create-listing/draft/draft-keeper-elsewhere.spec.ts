import { describe, expect, it, jest } from '@jest/globals';
import { after, content, draftKeepers, kept } from './a-draft-keeper';

describe('the keeper of a draft that another device holds as well', () => {
  const { begin, copies, refuse, sent } = draftKeepers();

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
});
