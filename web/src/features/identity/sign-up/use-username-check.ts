import { type UsernameProblem, usernameProblem } from '#contract/accounts/username';
import { useCheckUsernameQuery } from '../../../api/identity/identity.gen';
import { useDebounced } from '../../../browser/use-debounced';

export type UsernameState =
  /** `unknown`: nothing typed yet, or the server could not be asked; it decides when the form is sent. */
  | { state: 'unknown' | 'checking' | 'available' }
  | { state: 'invalid'; problem: UsernameProblem }
  | { state: 'taken'; suggestions: readonly string[] };

const QUIET_FOR = 400;

/** Watches a username as it is typed: the rules at once, the server when the typing pauses. `own` is theirs to have again. */
export function useUsernameCheck(typed: string, own?: string): UsernameState {
  const username = typed.trim();
  const settled = useDebounced(username, QUIET_FOR);
  const problem = username === '' ? null : usernameProblem(username);
  const isOwn = username.toLowerCase() === own?.toLowerCase();
  const skip = isOwn || settled === '' || settled !== username || problem !== null;
  const { currentData, isFetching, isError } = useCheckUsernameQuery(
    { username: settled },
    { skip, refetchOnMountOrArgChange: true },
  );
  if (username === '') return { state: 'unknown' };
  if (problem) return { state: 'invalid', problem };
  if (isOwn) return { state: 'available' };
  if (skip || isFetching) return { state: 'checking' };
  if (isError || !currentData) return { state: 'unknown' };
  if (currentData.available) return { state: 'available' };
  return { state: 'taken', suggestions: currentData.suggestions };
}
