import { useEffect, useState } from 'react';
import { claimProblem } from '../../../api/claimed-problems';
import type { Problem } from '../../../api/problem';

/** A refusal that says how long to wait, and what is left of that. */
export function useWait() {
  const [until, setUntil] = useState<number>();
  const [now, setNow] = useState(0);
  useEffect(() => {
    if (until === undefined) return undefined;
    const timer = setInterval(() => {
      setNow(Date.now());
      if (Date.now() >= until) setUntil(undefined);
    }, 1000);
    return () => clearInterval(timer);
  }, [until]);

  return {
    /** Seconds; 0 when there is no reason to wait any more. */
    left: until === undefined ? 0 : Math.max(1, Math.ceil((until - now) / 1000)),
    /** Claims a refusal that names a wait; false when it is about something else. */
    begin: (problem: Problem): boolean => {
      const seconds = Number(problem.params?.retryAfter);
      if (problem.status !== 429 || !(seconds > 0)) return false;
      claimProblem(problem);
      setNow(Date.now());
      setUntil(Date.now() + seconds * 1000);
      return true;
    },
    end: () => setUntil(undefined),
  };
}
