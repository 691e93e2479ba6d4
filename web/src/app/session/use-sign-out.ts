import { useNavigate } from 'react-router-dom';
import { paths } from '../paths';
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
  const end = useSignOutAtOnce();
  return () => void (guest && storedGuest() ? navigate(to, { state }) : end());
}

/** Signs out without showing a guest anything first, and leads to the home page (spec 3, section 3). */
export function useSignOutAtOnce(): () => void {
  const navigate = useNavigate();
  return () => void signOut(() => navigate(paths.home, { replace: window.location.pathname === paths.home }));
}
