import { useLocation, useNavigate } from 'react-router-dom';
import { nextPath } from '../../../app/next-path';
import { paths } from '../../../app/paths';

/** To where the person was headed; going back from there does not open the dialog again. */
export function useGoOn(): () => void {
  const navigate = useNavigate();
  const { search } = useLocation();
  return () => void navigate(nextPath(search) ?? paths.listings, { replace: true });
}
