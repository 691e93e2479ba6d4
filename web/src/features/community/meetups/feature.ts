import { CalendarCheck } from 'lucide-react';
import { meetupsPage } from '#contract/pages/community';
import { MEETUP } from '../../../app/dialog-parameters';
import type { Feature } from '../../../app/feature';
import { lazyPage } from '../../../app/routing/lazy-page';

export const meetups: Feature = {
  name: 'meetups',
  namespaces: ['meetups', 'community-errors', 'catalog-errors', 'platform-errors'],
  routes: [
    {
      path: meetupsPage.path,
      page: () => import('./list/meetups-page').then(({ MeetupsPage }) => MeetupsPage),
      access: 'signed-in',
    },
  ],
  dialogs: [
    {
      parameter: MEETUP,
      page: () => import('./schedule/schedule-dialog').then(({ ScheduleDialog }) => ScheduleDialog),
    },
  ],
  nav: [
    {
      to: meetupsPage.path,
      label: 'nav.meetups',
      icon: CalendarCheck,
      places: ['account'],
      order: 35,
      access: 'signed-in',
    },
  ],
  dashboardTabs: [
    {
      id: 'meetups',
      label: 'tabs.meetups',
      icon: CalendarCheck,
      badge: lazyPage(() => import('./list/requests-badge').then(({ RequestsBadge }) => RequestsBadge)),
      page: () => import('./list/meetup-requests').then(({ MeetupRequests }) => MeetupRequests),
      order: 26,
    },
  ],
  slots: { 'thread-meetup': () => import('./deal/deal-card').then(({ DealCard }) => DealCard) },
};

/** The way to it from a listing's page, which needs one word of it. */
export const meetupLinks: Feature = {
  name: 'meetup-links',
  namespaces: ['meetup-links'],
  routes: [],
  slots: { 'listing-tools': () => import('./links/schedule-link').then(({ ScheduleLink }) => ScheduleLink) },
};
