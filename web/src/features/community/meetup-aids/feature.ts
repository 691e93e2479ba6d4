import { sharedMeetupPage } from '#contract/pages/community';
import type { Feature } from '../../../app/feature';

/** What helps people to be at a meetup: their calendar, the way there, a friend who knows. */
export const meetupAids: Feature = {
  name: 'meetup-aids',
  namespaces: ['meetup-aids', 'community-errors'],
  routes: [
    {
      path: sharedMeetupPage.path,
      page: () => import('./shared-meetup-page').then(({ SharedMeetupPage }) => SharedMeetupPage),
    },
  ],
  slots: {
    'meetup-tools': () => import('./meetup-tools').then(({ MeetupTools }) => MeetupTools),
  },
};
