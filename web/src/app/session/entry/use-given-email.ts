import { useLocation } from 'react-router-dom';

export type EmailState = { email: string };

/** The address typed on the page before, handed on as the link's `state`, so that nobody types it twice. */
export function useGivenEmail(): string {
  const { state } = useLocation() as { state: unknown };
  const given = typeof state === 'object' && state !== null && 'email' in state ? state.email : '';
  return typeof given === 'string' ? given : '';
}
