import { Navigate, useLocation } from 'react-router-dom';
import { nextPath } from '../next-path';
import { paths } from '../paths';

/** In place of a page that is for visitors: members go on to where they wanted to be. */
export function AlreadyMember() {
  const { search } = useLocation();
  return <Navigate replace to={nextPath(search) ?? paths.listings} />;
}
