import { useEffect, useEffectEvent } from 'react';
import { type ListingDetail, recordView } from '../../../api/catalog/listings';
import { unannounced } from '../../../api/claimed-problems';
import { ignoreProblem } from '../../../api/problem';
import { signedInPerson } from '../../../api/session-token';
import { useAppDispatch } from '../../../app/store';

/** Long enough to have been looked at. */
const LOOKED_AT_AFTER = 1000;

/** Counts one view of the listing for this visit, once its page has been in front of someone for a second. */
export function useRecordView(listing: ListingDetail): void {
  const { id } = listing;
  const seen = useEffectEvent(() => keepForVisitors(listing));
  const dispatch = useAppDispatch();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', follow);
    };
    const record = () => {
      stop();
      seen();
      // A view that is not counted is nobody's trouble.
      unannounced(dispatch(recordView.initiate({ id }, { track: false })).unwrap()).catch(ignoreProblem);
    };
    function follow() {
      clearTimeout(timer);
      if (document.visibilityState === 'visible') timer = setTimeout(record, LOOKED_AT_AFTER);
    }
    document.addEventListener('visibilitychange', follow);
    follow();
    return stop;
  }, [id, dispatch]);
}

/** What members and guests looked at, the server keeps. */
function keepForVisitors(listing: ListingDetail): void {
  if (signedInPerson() !== null) return;
  import('../../../api/catalog/viewed-here')
    .then(({ keepViewed }) => keepViewed(listing))
    // A list that lacks this one is nobody's trouble.
    .catch(() => undefined);
}
