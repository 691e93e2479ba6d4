import { describe, expect, it } from '@jest/globals';
import { aMeetup } from '../../../../api/community/a-meetup';
import { standingMeetup } from './standing-meetup';

describe('The meetup over a conversation', () => {
  const live = aMeetup({ id: 'live', status: 'pending' });
  const done = aMeetup({ id: 'done', status: 'completed', may: [] });
  const off = aMeetup({ id: 'off', status: 'canceled', may: [] });
  const { id: listing } = live.listing;

  it('is the one to come, else the newest that has been', () => {
    expect(standingMeetup([done, live], listing)?.id).toBe('live');
    expect(standingMeetup([off, done], listing)?.id).toBe('done');
    expect(standingMeetup([off], listing)).toBeUndefined();
    expect(standingMeetup([], null)).toBeUndefined();
  });

  it('is about the thing that is spoken about', () => {
    expect(standingMeetup([live], 'another')).toBeUndefined();
    expect(standingMeetup([live], null)?.id).toBe('live');
  });

  it('stays after somebody did not come, while there is something to do or to read', () => {
    const missed = aMeetup({ id: 'missed', status: 'canceled', may: ['put-back'] });
    expect(standingMeetup([missed], listing)?.id).toBe('missed');
    const said = aMeetup({ id: 'said', status: 'canceled', may: [], missed: { by: 'buyer', answer: null } });
    expect(standingMeetup([said], listing)?.id).toBe('said');
  });
});
