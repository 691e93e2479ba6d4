import { DAY_MS } from '#contract/time';
import type { Meetup } from './meetups';

/** Tomorrow at five in the afternoon, by UTC. */
export const tomorrowAtFive = (): string => {
  const at = new Date(Date.now() + DAY_MS);
  at.setUTCHours(17, 0, 0, 0);
  return at.toISOString();
};

/** A meetup for tests, as its buyer sees it: confirmed, tomorrow, at a place of its own. */
export const aMeetup = (wanted: Partial<Meetup> = {}): Meetup => ({
  id: '01930000-0000-7000-8000-0000000000e1',
  listing: {
    id: '01930000-0000-7000-8000-0000000000a1',
    title: 'Walnut lounge chair',
    price: 60,
    asking: 60,
    agreed: false,
    category: 'home-garden',
    image: null,
    status: 'pending',
  },
  buyer: { id: '01930000-0000-7000-8000-000000000001', name: 'Mara', avatar: null },
  seller: { id: '01930000-0000-7000-8000-000000000002', name: 'Theo', avatar: null },
  side: 'buyer',
  startsAt: tomorrowAtFive(),
  timeZone: 'UTC',
  place: { kind: 'cafe', name: 'Library café', latitude: 46.5383, longitude: -69.1917, placeId: null },
  notes: '',
  status: 'confirmed',
  proposedBy: 'buyer',
  checkedIn: { buyer: null, seller: null },
  cancel: null,
  missed: null,
  may: ['move', 'cancel'],
  saleId: null,
  sequence: 1,
  createdAt: '2026-11-20T10:00:00.000Z',
  updatedAt: '2026-11-20T10:00:00.000Z',
  ...wanted,
});
