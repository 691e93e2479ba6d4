import type { SessionProfile } from '../../../../api/session-token';
import { storedGuest } from '../../../../app/session/stored-guest';
import { useSession } from '../../../../app/session/use-session';
import { GuestCredentialsCard } from '../../../../ui/guest-credentials-card';
import { OwnFigures } from '../figures/own-figures';
import { RowsWaiting } from '../listings/rows-waiting';
import { NextSteps } from '../next-steps/next-steps';
import { useNextSteps } from '../next-steps/steps';
import styles from './overview.module.css';
import { RecentListings } from './recent-listings';

/** What matters first. */
export function Overview() {
  const { profile } = useSession();
  const { known, ...steps } = useNextSteps();
  return (
    <>
      {profile && <GuestCredentials profile={profile} />}
      <OwnFigures />
      {/* At once: what is worth doing would push away the listings that stand below it. */}
      {!known && <RowsWaiting count={6} />}
      <div hidden={!known} className={styles.rest}>
        <NextSteps {...steps} />
        <RecentListings />
      </div>
    </>
  );
}

function GuestCredentials({ profile }: { profile: SessionProfile }) {
  const credentials = storedGuest();
  if (!credentials || credentials.guestId !== profile.guestId) return null;
  return <GuestCredentialsCard {...credentials} />;
}
