import { useEffect } from 'react';
import { useRecordViewMutation } from '../../../api/catalog/listings';
import { claimProblem } from '../../../api/claimed-problems';
import { isProblem } from '../../../api/problem';

/** Long enough to have been looked at. */
const LOOKED_AT_AFTER = 1000;

/** Counts one view of the listing for this visit, once its page has been in front of someone for a second. */
export function useRecordView(id: string): void {
  const [recordView] = useRecordViewMutation();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', follow);
    };
    const record = () => {
      stop();
      // A view that is not counted is nobody's trouble.
      recordView({ id })
        .unwrap()
        .catch((error: unknown) => isProblem(error) && claimProblem(error));
    };
    function follow() {
      clearTimeout(timer);
      if (document.visibilityState === 'visible') timer = setTimeout(record, LOOKED_AT_AFTER);
    }
    document.addEventListener('visibilitychange', follow);
    follow();
    return stop;
  }, [id, recordView]);
}
