import { whenIn } from '#contract/notices/notice-text';
import type { Notice } from '#contract/notices/notices';
import { threadPath } from '#contract/pages/thread-path';
import type { MeetupChanged } from '../community.contract.js';

/** The subject of a meetup's one notification: what happens next takes the place of what happened before. */
export const meetupSubject = (meetupId: string): string => `meetup:${meetupId}`;

/** What somebody is told; `name` is of who did it, and leads to the thread with `otherId`. */
export function noticeOfMeetup(
  { event, startsAt, timeZone, placeName: place, listingId, cause }: MeetupChanged,
  { name, title, otherId }: { name: string; title: string; otherId: string },
): Notice {
  const link = cause === 'left' ? null : threadPath(otherId, listingId);
  const when = whenIn(startsAt, timeZone);
  const told = { kind: 'meetup', link } as const;
  switch (event) {
    case 'proposed':
      return { ...told, code: 'meetup-proposed', params: { name, title, when, place } };
    case 'moved':
      return { ...told, code: 'meetup-moved', params: { name, title, when, place } };
    case 'confirmed':
      return { ...told, code: 'meetup-confirmed', params: { name, title, when, place } };
    case 'declined':
      return { ...told, code: 'meetup-declined', params: { name, title, when } };
    case 'canceled':
      return { ...told, code: 'meetup-canceled', params: { title, when } };
    case 'arrived':
      return { ...told, code: 'meetup-arrived', params: { name, title, place } };
    case 'completed':
      return { ...told, code: 'meetup-completed', params: { title } };
    default:
      return { ...told, code: 'meetup-missed', params: { name, title, when } };
  }
}
