import { afterEach, describe, expect, it } from '@jest/globals';
import { aSession } from '../../../../app/render-app';
import { rememberBroughtGuest } from '../../../../app/session/brought-guest';
import { EMPTY } from '../listing-values';
import { draftKey, keepDraft } from './draft';
import { editLeft } from './edit-draft';

const HOUR = 3_600_000;
const image = (id: string) => ({ id, width: 10, height: 10, placeholder: 'data:,' });
const listing = { id: 'listing-1', images: [image('shown')] };

const leave = (...images: { id: string; uploadedAt: number }[]) =>
  keepDraft(draftKey(listing.id), {
    savedAt: 0,
    owner: 'mara',
    values: { ...EMPTY, title: 'Kettle' },
    images: images.map(({ id, uploadedAt }) => ({ ...image(id), uploadedAt })),
    byAi: [],
  });
const idsLeft = (now: number) => editLeft(listing, 'mara', now)?.images.map(({ id }) => id);

describe('an edit that was left', () => {
  afterEach(() => localStorage.clear());

  it('keeps the listing’s own pictures however old they are, and new ones as long as the server does', () => {
    leave({ id: 'shown', uploadedAt: 0 }, { id: 'new', uploadedAt: 100 * HOUR });
    expect(idsLeft(101 * HOUR)).toEqual(['shown', 'new']);
    expect(idsLeft(124 * HOUR)).toEqual(['shown']);
  });

  it('has none that the listing shows no longer', () => {
    leave({ id: 'gone', uploadedAt: 0 }, { id: 'shown', uploadedAt: 0 });
    expect(idsLeft(100 * HOUR)).toEqual(['shown']);
  });

  it('is nobody else’s, but of the member whom its guest became', () => {
    leave();
    expect(editLeft(listing, 'ada')).toBeNull();
    rememberBroughtGuest({ ...aSession({ id: 'ada' }), broughtGuest: 'mara' });
    expect(editLeft(listing, 'ada')).toMatchObject({ values: { title: 'Kettle' } });
  });
});
