import { useEffect, useRef } from 'react';
import { LIVE_MEETUP_STATUSES } from '#contract/meetups';
import { turnsPassed } from '#contract/meetups/meetup-times';
import { type Meetup, meetupsOutdated } from '../../../../api/community/meetups';
import { useAppDispatch } from '../../../../app/store';
import { useNow } from '../../../../browser/use-now';

/** Clocks differ a little: the server is not asked before its own has come so far. */
const LATER_MS = 5000;

/**
 * Reads meetups again once the clock has changed what may be done about one, as nobody tells of that. Also for who comes back to
 * the page, or wakes it up, past that time.
 */
export function useReadInTime({ startsAt, status }: Meetup): void {
  const dispatch = useAppDispatch();
  const now = useNow();
  const isOpen = LIVE_MEETUP_STATUSES.includes(status);
  const passed = turnsPassed(startsAt, now - LATER_MS);
  const read = useRef(passed);
  useEffect(() => {
    if (isOpen && passed > read.current) dispatch(meetupsOutdated());
    read.current = passed;
  }, [isOpen, passed, dispatch]);
}
