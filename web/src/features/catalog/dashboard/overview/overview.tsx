import type { SessionProfile } from '../../../../api/session-token';
import { storedGuest } from '../../../../app/session/stored-guest';
import { useSession } from '../../../../app/session/use-session';
import { GuestCredentialsCard } from '../../../../ui/guest-credentials-card';
import { OwnFigures } from '../figures/own-figures';
import { NextSteps } from '../next-steps/next-steps';
import { RecentListings } from './recent-listings';

/** What matters first. */
export function Overview() {
  const { profile } = useSession();
  return (
    <>
      {profile && <GuestCredentials profile={profile} />}
      <OwnFigures />
      <NextSteps />
      <RecentListings />
    </>
  );
}

function GuestCredentials({ profile }: { profile: SessionProfile }) {
  const credentials = storedGuest();
  if (!credentials || credentials.guestId !== profile.guestId) return null;
  return <GuestCredentialsCard {...credentials} />;
}
