import { isOrWas } from './brought-guest';
import { useSession } from './use-session';

/** Whose it is what is typed now: null for a visitor's; undefined as long as it is not known who is here. */
export type Owner = string | null | undefined;

export function useOwner(): Owner {
  const { status, profile } = useSession();
  return status === 'unknown' ? undefined : (profile?.id ?? null);
}

/** Whether who is here goes on with what was left in this tab: their own, and what was typed before they signed in. */
export const goesOnWith = (here: Owner, owner: string | null): boolean =>
  owner === null || (typeof here === 'string' && isOrWas(here, owner));
