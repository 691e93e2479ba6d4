import type { SessionProfile } from '../../../../api/session-token';
import { storedGuest } from '../../../../app/session/stored-guest';
import { useSession } from '../../../../app/session/use-session';
import { GuestCredentialsCard } from '../../../../ui/guest-credentials-card';
import { RecentListings } from './recent-listings';

/** What matters first. */
export function Overview() {
  const { profile } = useSession();
  return (
    <>
      {profile && <GuestCredentials profile={profile} />}
      <RecentListings />
    </>
  );
}

function GuestCredentials({ profile }: { profile: SessionProfile }) {
  const credentials = storedGuest();
  if (!credentials || credentials.guestId !== profile.guestId) return null;
  return <GuestCredentialsCard {...credentials} />;
}
