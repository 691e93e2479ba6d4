import { useEffect, useState } from 'react';

/** Told well within the minute, so that nothing stays a minute behind what it says. */
const STEP = 15_000;

/** The time, told anew while something is shown that is said relative to it, and when somebody comes back to the page. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const tell = () => setNow(Date.now());
    const timer = setInterval(tell, STEP);
    document.addEventListener('visibilitychange', tell);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tell);
    };
  }, []);
  return now;
}
