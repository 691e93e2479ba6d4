import { all, SIGNED_IN_ONLY, type Try } from './try.js';

/** Of a meetup that is the owner's. */
const ofMeetup = (method: string, path: string, owner: number, body?: unknown): Try => ({
  route: `${method} /api/meetups/:id/${path}`,
  statuses: [401, 404, 404, owner, 404],
  path: ({ meetup }) => `/api/meetups/${meetup}/${path}`,
  body: () => body,
});

export const STANDING: readonly Try[] = [
  { route: 'GET /api/standing', statuses: SIGNED_IN_ONLY },
  ofMeetup('GET', 'calendar.ics', 200),
  ofMeetup('POST', 'calendar-file', 201),
  ofMeetup('POST', 'calendar-links', 201),
  // Nobody learns whether there is such a meetup.
  { ...ofMeetup('GET', 'share', 200), statuses: [401, 200, 200, 200, 200] },
  ofMeetup('POST', 'share', 201),
  { ...ofMeetup('DELETE', 'share', 204), statuses: [401, 204, 204, 204, 204] },
  ofMeetup('POST', 'share/news', 404, { news: 'safe' }),
  {
    route: 'GET /api/meetup-calendars/:file',
    statuses: all(404),
    path: () => `/api/meetup-calendars/${'x'.repeat(43)}.ics`,
  },
  {
    route: 'GET /api/meetup-files/:file',
    statuses: all(404),
    path: () => `/api/meetup-files/${'x'.repeat(43)}.ics`,
  },
  {
    route: 'GET /api/shared-meetups/:token',
    statuses: all(404),
    path: () => `/api/shared-meetups/${'x'.repeat(43)}`,
  },
];
