import type { OwnReferrals, ReferredFriend } from './referrals-data';

/** One's referrals as the server answers them; a test names only what it is about. */
export const someReferrals = (words: Partial<OwnReferrals> = {}): OwnReferrals => ({
  code: 'MARAK234',
  joined: 5,
  successful: 4,
  earned: 4,
  today: 1,
  month: 4,
  badge: 'bronze',
  credits: { spendable: 3, held: 1, heldUntil: '2026-12-01T12:00:00.000Z' },
  ...words,
});

export const aFriend = (words: Partial<ReferredFriend> = {}): ReferredFriend => ({
  id: 'friend-1',
  name: 'Jonas',
  state: 'accepted',
  acceptedAt: '2026-11-20T12:00:00.000Z',
  heldUntil: null,
  ...words,
});
