import { afterEach, describe, expect, it } from '@jest/globals';
import { aSession } from '../../../../app/render-app';
import { rememberBroughtGuest } from '../../../../app/session/brought-guest';
import { EMPTY } from '../listing-values';
import { draftKey, keepDraft } from './draft';
import { copyLeft, copyOf, type LocalCopy, settleCopies, writeCopy } from './local-copies';

const ID = '01930000-0000-7000-8000-0000000000d1';
const MARA = { id: '01930000-0000-7000-8000-00000000aaaa', kind: 'member' } as const;
const ADA = { id: '01930000-0000-7000-8000-00000000bbbb', kind: 'member' } as const;
const GUEST = { id: '01930000-0000-7000-8000-00000000cccc', kind: 'guest' } as const;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const picture = { id: 'image-1', width: 10, height: 10, placeholder: 'data:,', uploadedAt: Date.now() };

/** As the page does that opens it. */
const take = (me: Parameters<typeof copyLeft>[0]) => {
  const taken = copyLeft(me);
  settleCopies(me, taken);
  return taken;
};

const copy = (wanted: Partial<LocalCopy> = {}): LocalCopy => ({
  id: ID,
  version: 0,
  unsent: true,
  form: 'form-1',
  change: 0,
  owner: MARA.id,
  kind: 'member',
  savedAt: 1000,
  values: { ...EMPTY, title: 'Kettle' },
  images: [picture],
  byAi: [],
  ...wanted,
});

describe('what this browser has of a draft', () => {
  afterEach(() => localStorage.clear());

  it('is found by its draft, and by itself while the server does not have it: the latest first', () => {
    writeCopy(copy());
    writeCopy(copy({ id: 'later', savedAt: 2000 }));
    expect(copyOf(ID, MARA)).toEqual(copy());
    expect(copyOf('another', MARA)).toBeNull();
    expect(copyLeft(MARA)?.id).toBe('later');
  });

  it('is forgotten once the server has it, and found by its draft until then', () => {
    writeCopy(copy({ version: 2, unsent: false }));
    expect(copyOf(ID, MARA)).toMatchObject({ version: 2, unsent: false });
    expect(take(MARA)).toBeNull();
    expect(copyOf(ID, MARA)).toBeNull();
  });

  it('is no other member’s, and stays for whose it is', () => {
    writeCopy(copy());
    expect([copyLeft(ADA), copyOf(ID, ADA)]).toEqual([null, null]);
    expect(copyLeft(MARA)?.values.title).toBe('Kettle');
  });

  it('keeps pictures that the server has, however old they are', () => {
    const old = { ...picture, uploadedAt: 0 };
    writeCopy(copy({ images: [old] }));
    expect(copyOf(ID, MARA)?.images).toEqual([]);
    writeCopy(copy({ version: 1, images: [old] }));
    expect(copyOf(ID, MARA)?.images).toEqual([old]);
  });

  it('goes on as the same draft, with its pictures, where its guest was brought along', () => {
    writeCopy(copy({ owner: GUEST.id, kind: 'guest', version: 3, unsent: false }));
    rememberBroughtGuest({ ...aSession({ id: MARA.id }), broughtGuest: GUEST.id });
    expect(copyLeft(MARA)).toEqual(copyLeft(MARA));
    const taken = take(MARA);
    expect(taken).toMatchObject({ id: ID, version: 3, unsent: false, owner: MARA.id, kind: 'member' });
    expect(taken?.images).toEqual([picture]);
    // Only on the way: from then on it is one of theirs.
    expect(copyLeft(MARA)).toBeNull();
  });

  it('begins a draft of its own, without pictures, where its guest was left behind', () => {
    writeCopy(copy({ owner: GUEST.id, kind: 'guest', version: 3, unsent: false }));
    const taken = take(ADA);
    expect(taken).toMatchObject({ version: 0, unsent: true, owner: ADA.id, images: [] });
    expect(taken?.id).toMatch(UUID);
    expect(taken?.id).not.toBe(ID);
    expect(copyOf(ID, ADA)).toBeNull();
  });

  it('of before there were drafts on the server gets one id, in however many tabs it is found at once', () => {
    const { owner, savedAt, values, images, byAi } = copy();
    const before = { owner, savedAt, values, images, byAi };
    const written = () => keepDraft(draftKey(), before);
    written();
    const one = take(MARA);
    written();
    const other = take(MARA);
    expect(one).toMatchObject({ version: 0, unsent: true, values: { title: 'Kettle' } });
    expect(one?.id).toMatch(UUID);
    expect(other?.id).toBe(one?.id);
    expect(localStorage.getItem(draftKey())).toBeNull();
    expect(copyLeft(MARA)?.id).toBe(one?.id);
  });

  it('is none when it cannot be read', () => {
    localStorage.setItem(`new-listing:${ID}`, '{"values":');
    expect([copyLeft(MARA), copyOf(ID, MARA)]).toEqual([null, null]);
  });
});
