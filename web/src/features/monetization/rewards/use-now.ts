import { useEffect, useState } from 'react';
import { MINUTE_MS } from '#contract/time';

const EVERY_MS = MINUTE_MS;

/** The time, anew every minute. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
