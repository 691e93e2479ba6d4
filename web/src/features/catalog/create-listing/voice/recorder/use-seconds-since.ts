import { useEffect, useState } from 'react';

const STEP_MS = 250;

/** Whole seconds since then, by the clock: ticks that come late lose nothing. */
export function useSecondsSince(since: number): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), STEP_MS);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.floor((now - since) / 1000));
}
