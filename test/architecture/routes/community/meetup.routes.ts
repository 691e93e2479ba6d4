import { DAY_MS } from '#contract/time';
import { SIGNED_IN_ONLY, type Try } from '../try.js';

/** Of a meetup that somebody asked the owner for, who sells the thing. */
const move = (name: string, owner: number, body?: unknown): Try => ({
  route: `POST /api/meetups/:id/${name}`,
  statuses: [401, 404, 404, owner, 404],
  path: ({ meetup }) => `/api/meetups/${meetup}/${name}`,
  body: () => body,
});

const anAppointment = () => ({
  startsAt: new Date(Date.now() + 3 * DAY_MS).toISOString(),
  timeZone: 'UTC',
  place: { kind: 'park', name: 'Mill Park' },
});

export const MEETUPS: readonly Try[] = [
  {
    route: 'POST /api/meetups',
    statuses: [401, 201, 201, 403, 201],
    body: ({ listing }) => ({ listingId: listing, ...anAppointment() }),
  },
  { route: 'GET /api/meetups', statuses: SIGNED_IN_ONLY },
  {
    route: 'GET /api/meetups/with/:id',
    statuses: SIGNED_IN_ONLY,
    path: ({ owner }) => `/api/meetups/with/${owner}`,
  },
  {
    route: 'GET /api/meetups/:id',
    statuses: [401, 404, 404, 200, 404],
    path: ({ meetup }) => `/api/meetups/${meetup}`,
  },
  {
    route: 'GET /api/listings/:id/meetup-times',
    statuses: SIGNED_IN_ONLY,
    path: ({ listing }) => `/api/listings/${listing}/meetup-times`,
  },
  // Its listing is none that could be kept for anybody.
  move('confirm', 409),
  move('decline', 200),
  move('cancel', 200),
  move('move', 200, anAppointment()),
  // Nobody has agreed to it.
  move('check-in', 409),
  move('complete', 409),
  move('report-missed', 409),
  move('answer-missed', 409, { answer: 'I was there.' }),
  move('put-back', 409),
];
