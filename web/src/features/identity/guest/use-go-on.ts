import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../../app/paths';
import { nextPath } from '../../../app/routing/next-path';
import { useStillHere } from '../../../app/routing/use-still-here';

const ENTRANCES: readonly string[] = [paths.signIn, paths.signUp];

/** To where the person was headed, which may be the page below; going back from there does not open the dialog again. */
export function useGoOn(): () => void {
  const navigate = useNavigate();
  const isStillHere = useStillHere();
  const { pathname, search, hash } = useLocation();
  return () => {
    if (!isStillHere()) return;
    const without = new URLSearchParams(search);
    without.delete('guest');
    const here = ENTRANCES.includes(pathname) ? null : { pathname, search: without.toString(), hash };
    void navigate(nextPath(search) ?? here ?? paths.dashboard, { replace: true });
  };
}
