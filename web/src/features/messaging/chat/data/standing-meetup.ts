import { LIVE_MEETUP_STATUSES } from '#contract/meetups';
import type { Meetup } from '../../../../api/community/meetups';

/**
 * The meetup that stands over a conversation about a listing: what is still to come before what has been, the newest of them.
 * Without a listing, that of whichever. What was called off stands there only while something may be done about it.
 */
export function standingMeetup(meetups: readonly Meetup[], listingId: string | null): Meetup | undefined {
  const about = meetups.filter(({ listing }) => listingId === null || listing.id === listingId);
  return (
    about.find(({ status }) => LIVE_MEETUP_STATUSES.includes(status)) ??
    about.find(({ status, missed, may }) => status === 'completed' || missed !== null || may.length > 0)
  );
}
