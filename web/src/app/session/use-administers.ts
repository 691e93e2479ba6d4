import { readStored } from '../../browser/storage';
import { useSession } from './use-session';

/** Local storage: set while it is an administrator who is signed in. */
export const ADMINISTERS_HINT = 'administers';

/** Whether an administrator is here; until it is known who is, whether one was here last. */
export function useAdministers(): boolean {
  const { status, profile } = useSession();
  return status === 'unknown' ? readStored(ADMINISTERS_HINT) !== null : profile?.role === 'admin';
}
