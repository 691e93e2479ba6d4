import { Navigate, useLocation } from 'react-router-dom';
import { paths } from '../paths';
import { nextPath } from '../routing/next-path';

/** In place of a page that is for visitors: members go on to where they wanted to be. */
export function AlreadyMember() {
  const { search } = useLocation();
  return <Navigate replace to={nextPath(search) ?? paths.listings} />;
}
