import { useNavigate } from 'react-router-dom';
import { useDialogLink } from '../use-dialog';
import { signOut } from './sign-out';
import { storedGuest } from './stored-guest';
import { useSession } from './use-session';

/** Opens the dialog in which a guest ends the session. */
export const END_GUEST = 'end-guest';

/** Signs out. A guest is first shown what lets them in again, because signing out removes it from this browser. */
export function useSignOut(): () => void {
  const navigate = useNavigate();
  const { to, state } = useDialogLink(END_GUEST);
  const guest = useSession().status === 'guest';
  return () => void (guest && storedGuest() ? navigate(to, { state }) : signOut());
}
