import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { aSession } from '../../../../app/render-app';
import { rememberBroughtGuest } from '../../../../app/session/brought-guest';
import { keptStore } from './a-kept-store';
import { UNSAID } from './voice-state';

jest.mock('idb-keyval', () => jest.requireActual('./a-kept-store'));

const note = { ...UNSAID, text: 'A kettle.' };

/** Not before the browser's storage is replaced. */
const here = () => import('./kept-note');

describe('what was said and not used yet', () => {
  beforeEach(() => keptStore.clear());

  it('is there again after a reload, on its page, until it is forgotten', async () => {
    const { keepNote, keptNote } = await here();
    await keepNote('note', 'mara', note);
    expect(await keptNote('note', 'mara')).toEqual(note);
    expect(await keptNote('listing', 'mara')).toBeNull();
    await keepNote('note', 'mara', null);
    expect(await keptNote('note', 'mara')).toBeNull();
  });

  it("is never somebody else's", async () => {
    const { keepNote, keptNote } = await here();
    await keepNote('note', 'mara', note);
    expect(await keptNote('note', 'theo')).toBeNull();
    expect(await keptNote('note', 'mara')).toBeNull();
  });

  it('is of the member whom its guest became', async () => {
    const { keepNote, keptNote } = await here();
    await keepNote('note', 'guest', note);
    rememberBroughtGuest({ ...aSession({ id: 'mara' }), broughtGuest: 'guest' });
    expect(await keptNote('note', 'mara')).toEqual(note);
  });

  it('lasts as long as the page where storage is forbidden', async () => {
    const { keepNote, keptNote } = await here();
    keptStore.forbid();
    await keepNote('note', 'mara', note);
    expect(await keptNote('note', 'mara')).toBeNull();
  });
});
