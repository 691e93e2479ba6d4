import { useEffect, useState } from 'react';

/** Pixels that a finger moves a page by without meaning to. */
const MEANT = 8;

/** Whether the page was scrolled down last: who reads on wants what lies over it out of the way. */
export function useScrolledDown(): boolean {
  const [down, setDown] = useState(false);
  useEffect(() => {
    let before = scrollY;
    const heard = () => {
      if (Math.abs(scrollY - before) < MEANT) return;
      setDown(scrollY > before);
      before = scrollY;
    };
    addEventListener('scroll', heard, { passive: true });
    return () => removeEventListener('scroll', heard);
  }, []);
  return down;
}
