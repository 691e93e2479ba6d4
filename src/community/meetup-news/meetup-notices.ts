import type { MeetupSide } from '#contract/meetups';
import { whenIn } from '#contract/notices/notice-text';
import type { Notice } from '#contract/notices/notices';
import { meetupsPage } from '#contract/pages/community';
import { threadPath } from '#contract/pages/thread-path';
import type { MeetupChanged } from '../community.contract.js';

/** The subject of a meetup's one notification: what happens next takes the place of what happened before. */
export const meetupSubject = (meetupId: string): string => `meetup:${meetupId}`;

/** Where one reads why a meetup was called off: the words stand nowhere but there, and go with who wrote them. */
export const pastMeetupsOf = (side: MeetupSide): string => `${meetupsPage.path}?side=${side}&when=past`;

interface Told {
  /** Of who did it. */
  name: string;
  title: string;
  /** Whose thread it leads to. */
  otherId: string;
  /** Where it leads instead when it was called off: their reason is to be read there. */
  reasonAt: string | null;
}

/** What somebody is told. */
export function noticeOfMeetup(
  { event, startsAt, timeZone, placeName: place, listingId, cause }: MeetupChanged,
  { name, title, otherId, reasonAt }: Told,
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
      return { ...told, code: 'meetup-canceled', params: { title, when }, link: reasonAt ?? link };
    case 'arrived':
      return { ...told, code: 'meetup-arrived', params: { name, title, place } };
    case 'completed':
      return { ...told, code: 'meetup-completed', params: { title } };
    default:
      return { ...told, code: 'meetup-missed', params: { name, title, when } };
  }
}
