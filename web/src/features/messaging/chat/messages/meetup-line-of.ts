import { MEETUP_EVENTS, type MeetupLineShape } from '#contract/meetups';

/** Null for what says nothing, or nothing that this version knows. */
export function meetupLineOf(content: string): MeetupLineShape | null {
  if (!content.startsWith('{')) return null;
  const line = JSON.parse(content) as MeetupLineShape;
  return MEETUP_EVENTS.includes(line.event) ? line : null;
}
