import { useSelector } from 'react-redux';
import { selectSession } from './session.slice';

/** Who is using this browser, as far as it knows. */
export const useSession = () => useSelector(selectSession);
