import { Suspense, useEffect } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { INVITED_BY, referralCodeOf } from '#contract/monetization/referrals';
import { paths } from '../../../../app/paths';
import { PartBoundary } from '../../../../app/problems/part-boundary';
import { lazyPage } from '../../../../app/routing/lazy-page';
import { useSession } from '../../../../app/session/use-session';
import { loadTexts } from '../../../../i18n/i18n';
import type { InvitationCardProps } from './invitation-card';
import { keepCode, usePendingCode } from './pending-code';

/** For whoever was invited: few are. */
const card = lazyPage<InvitationCardProps>(async () => {
  const [{ InvitationCard }] = await Promise.all([
    import('./invitation-card'),
    loadTexts(['referral-banner']),
  ]);
  return InvitationCard;
});

/** Where one says who one is: the invitation waits. */
const ENTRANCES: readonly string[] = [paths.signIn, paths.signUp];

/** Shows an invitation over whatever page is shown, until it is answered. */
export function Banner() {
  useInvitedBy();
  const { pathname } = useLocation();
  const { status, profile } = useSession();
  const { code, agreed } = usePendingCode();
  if (!code || status === 'unknown' || ENTRANCES.includes(pathname)) return null;
  return (
    <PartBoundary>
      <Suspense>
        <card.Page key={`${code} ${profile?.id}`} code={code} agreed={agreed} known={profile !== null} />
      </Suspense>
    </PartBoundary>
  );
}

/**
 * Takes the code of the link that was followed off the address: it is answered once. The boot script has kept it, but for a link
 * within the app, as in a message.
 */
function useInvitedBy(): void {
  const [search, setSearch] = useSearchParams();
  const invitedBy = search.get(INVITED_BY);
  useEffect(() => {
    if (invitedBy === null) return;
    const code = referralCodeOf(invitedBy);
    if (code) keepCode(code);
    setSearch(
      (before) => {
        const without = new URLSearchParams(before);
        without.delete(INVITED_BY);
        return without;
      },
      { replace: true, state: { keepScroll: true } },
    );
  }, [invitedBy, setSearch]);
}
