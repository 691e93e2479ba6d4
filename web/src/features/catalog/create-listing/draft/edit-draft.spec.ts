import { afterEach, describe, expect, it } from '@jest/globals';
import { HOUR_MS } from '#contract/time';
import { aListing } from '../../../../api/catalog/a-listing';
import { aSession } from '../../../../app/render-app';
import { rememberBroughtGuest } from '../../../../app/session/brought-guest';
import { draftKey, keepDraft } from './draft';
import { baseOf, type EditDraft, editLeft } from './edit-draft';

const image = (id: string) => ({ id, width: 10, height: 10, placeholder: 'data:,' });
const listing = aListing({ images: [image('shown')] });
const base = baseOf(listing);

const leave = (wanted: Partial<EditDraft> = {}) => {
  const values = { ...base.values, title: 'Kettle' };
  const images = [{ ...image('shown'), uploadedAt: 0 }];
  const draft: EditDraft = { savedAt: 0, owner: 'mara', values, images, byAi: [], base, ...wanted };
  keepDraft(draftKey(listing.id), draft);
};
const left = (now = listing, at = HOUR_MS) => editLeft(now, 'mara', at);
const idsLeft = (now: typeof listing, at: number) => left(now, at)?.mine.images.map(({ id }) => id);

describe('an edit that was left', () => {
  afterEach(() => localStorage.clear());

  it('keeps the listing’s own pictures however old they are, and new ones as long as the server does', () => {
    const added = { ...image('new'), uploadedAt: 100 * HOUR_MS };
    leave({ images: [{ ...image('shown'), uploadedAt: 0 }, added] });
    expect(idsLeft(listing, 101 * HOUR_MS)).toEqual(['shown', 'new']);
    expect(idsLeft(listing, 124 * HOUR_MS)).toEqual(['shown']);
  });

  it('has the pictures that the listing has now, where it had not changed them', () => {
    leave();
    expect(idsLeft(aListing({ images: [image('other')] }), HOUR_MS)).toEqual(['other']);
  });

  it('is nobody else’s, but of the member whom its guest became', () => {
    leave();
    expect(editLeft(listing, 'ada')).toBeNull();
    rememberBroughtGuest({ ...aSession({ id: 'ada' }), broughtGuest: 'mara' });
    expect(editLeft(listing, 'ada')?.mine.values.title).toBe('Kettle');
  });

  it('goes on upon what was changed elsewhere since', () => {
    leave();
    expect(left(aListing({ ...listing, price: 80 }))).toMatchObject({
      collided: [],
      mine: { values: { title: 'Kettle', price: '80' } },
    });
  });

  it('tells what was changed in both, each time to something else', () => {
    leave({ values: { ...base.values, title: 'Kettle', price: '99', location: 'Docks' }, images: [] });
    const now = { title: 'Pot', price: 99, images: [image('other')], tags: ['oak'] };
    expect(left(aListing(now))).toMatchObject({
      collided: ['title', 'photos'],
      mine: { values: { title: 'Kettle', price: '99', location: 'Docks', tags: ['oak'] }, images: [] },
      theirs: { values: { title: 'Pot', location: 'Docks' }, images: [{ id: 'other' }] },
    });
  });

  it('is none when the listing says it already', () => {
    leave();
    expect(left(aListing({ ...listing, title: 'Kettle', price: 80 }))).toBeNull();
  });

  it('asks about all that differs, and loses no picture, where it does not say what it began from', () => {
    leave({ base: undefined, images: [] });
    expect(left()).toMatchObject({ collided: ['title'], mine: { images: [{ id: 'shown' }] } });
  });
});
