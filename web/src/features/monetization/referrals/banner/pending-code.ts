import { useSyncExternalStore } from 'react';
import { referralCodeOf } from '#contract/monetization/referrals';
import { KeptValues } from '../../../../browser/kept-values';

let kept: KeptValues<string> | undefined;

/** `pendingReferralCode` (spec 1, section 4), and beside it the code to which a visitor has said yes. The server, which loads this too, has no browser. */
const inBrowser = () => (kept ??= new KeptValues<string>('pendingReferral', ''));

const useKept = (name: 'Code' | 'Agreed') =>
  useSyncExternalStore(
    (changed) => inBrowser().subscribe(changed),
    () => inBrowser().get(name),
    () => '',
  );

/**
 * The invitation this browser has to answer, kept from the link that was followed, by the boot script as a rule, and whether it waits only
 * for who one is.
 */
export function usePendingCode(): { code: string | null; agreed: boolean } {
  const code = referralCodeOf(useKept('Code'));
  const agreed = useKept('Agreed');
  return { code, agreed: code !== null && agreed === code };
}

export const keepCode = (code: string): void => inBrowser().set('Code', code);

export const agreeTo = (code: string): void => inBrowser().set('Agreed', code);

export function clearCode(): void {
  inBrowser().set('Code', null);
  inBrowser().set('Agreed', null);
}
