import { SIGNED_IN_HINT } from '../../api/refresh-session';
import { readStored } from '../../browser/storage';
import { useSession } from './use-session';

/** The id of who is here; until that is known, of who was here last: for what is drawn differently for its owner. */
export function useOwnId(): string | null {
  const { status, profile } = useSession();
  return status === 'unknown' ? readStored(SIGNED_IN_HINT) : (profile?.id ?? null);
}
