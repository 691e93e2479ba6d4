import { useSession } from '../../../app/session/use-session';

/** What one's plan allows as to bots; the server decides it anew at every change. */
export function usePlan(): { bots: boolean; advanced: boolean } {
  const entitlements = useSession().profile?.entitlements ?? [];
  return {
    bots: entitlements.includes('offer-bot'),
    advanced: entitlements.includes('advanced-offer-bot'),
  };
}
