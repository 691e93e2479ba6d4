import { afterEach, describe, expect, it } from '@jest/globals';
import { DAY_MS, HOUR_MS } from '#contract/time';
import { aSession } from '../../../../app/render-app';
import { rememberBroughtGuest } from '../../../../app/session/brought-guest';
import { EMPTY } from '../listing-values';
import { type Draft, draftKey, dropDraft, keepDraft, readDraft } from './draft';

const KEY = draftKey();
const image = { id: 'image-1', width: 10, height: 10, placeholder: 'data:,' };

const draft = (wanted: Partial<Draft> = {}): Draft => ({
  savedAt: 0,
  owner: 'mara',
  values: { ...EMPTY, title: 'Kettle' },
  images: [{ ...image, uploadedAt: 0 }],
  byAi: [],
  ...wanted,
});

describe('a draft', () => {
  afterEach(() => localStorage.clear());

  it('is kept until it is dropped, apart for each listing', () => {
    keepDraft(KEY, draft());
    expect(readDraft(KEY, 'mara', HOUR_MS)).toEqual(draft());
    expect(readDraft(draftKey('listing-1'), 'mara', HOUR_MS)).toBeNull();
    dropDraft(KEY);
    expect(readDraft(KEY, 'mara', HOUR_MS)).toBeNull();
  });

  it("loses its pictures once the server does, and with someone else's", () => {
    keepDraft(KEY, draft());
    expect(readDraft(KEY, 'mara', DAY_MS)?.images).toEqual([]);
    expect(readDraft(KEY, 'ada', HOUR_MS)).toMatchObject({ images: [], values: { title: 'Kettle' } });
  });

  it('keeps a price as it was typed, and reads those that were numbers', () => {
    keepDraft(KEY, draft({ values: { ...EMPTY, price: '19.40' } }));
    expect(readDraft(KEY, 'mara', HOUR_MS)?.values.price).toBe('19.40');
    localStorage.setItem(KEY, JSON.stringify({ ...draft(), values: { price: 12.5 } }));
    expect(readDraft(KEY, 'mara', HOUR_MS)?.values.price).toBe('12.5');
  });

  it('keeps its pictures when its guest becomes a member', () => {
    keepDraft(KEY, draft({ owner: 'guest-1' }));
    expect(readDraft(KEY, 'mara', HOUR_MS)?.images).toEqual([]);
    rememberBroughtGuest({ ...aSession({ id: 'mara' }), broughtGuest: 'guest-1' });
    expect(readDraft(KEY, 'mara', HOUR_MS)?.images).toHaveLength(1);
    expect(readDraft(KEY, 'ada', HOUR_MS)?.images).toEqual([]);
  });

  it('keeps what it was made of; the voice goes as its pictures do', () => {
    const drafted = { origins: [], questions: [], audioId: 'audio-1', spoken: true, prompt: 'A kettle' };
    keepDraft(KEY, draft({ drafted }));
    expect(readDraft(KEY, 'mara', HOUR_MS)?.drafted).toEqual(drafted);
    expect(readDraft(KEY, 'mara', DAY_MS, true)?.drafted).toEqual(drafted);
    for (const lost of [readDraft(KEY, 'mara', DAY_MS), readDraft(KEY, 'ada', HOUR_MS)])
      expect(lost?.drafted).toEqual({ ...drafted, audioId: null, spoken: false });
  });

  it('is none when it cannot be read', () => {
    localStorage.setItem(KEY, '{"savedAt":');
    expect(readDraft(KEY, 'mara')).toBeNull();
  });
});
