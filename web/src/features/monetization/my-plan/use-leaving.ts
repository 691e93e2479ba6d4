import { useEffect, useState } from 'react';
import { leaveFor } from '../../../browser/leave-for';

/**
 * Leaves the app for a page of somebody else's, and tells that it is being left. Who comes back by the browser's own button may
 * find the page as it was when they left it, and are told that they are here again.
 */
export function useLeaving(): { leave: (address: string) => void; leaving: boolean } {
  const [leaving, setLeaving] = useState(false);
  useEffect(() => {
    const back = ({ persisted }: PageTransitionEvent) => persisted && setLeaving(false);
    window.addEventListener('pageshow', back);
    return () => window.removeEventListener('pageshow', back);
  }, []);
  const leave = (address: string) => {
    setLeaving(true);
    leaveFor(address);
  };
  return { leave, leaving };
}
