import type { SessionAnswer } from '../../api/session-token';
import { readStored, store } from '../../browser/storage';

/** Local storage: the guest whose belongings a member of this browser took over, and that member. */
const BROUGHT = 'guest_brought';

export function rememberBroughtGuest({ broughtGuest, profile }: SessionAnswer): void {
  if (broughtGuest) store(BROUGHT, `${broughtGuest} ${profile.id}`);
}

/** Whether what `owner` has uploaded belongs to `person`: they are the same, or were before signing up. */
export const isOrWas = (person: string, owner: string): boolean =>
  person === owner || readStored(BROUGHT) === `${owner} ${person}`;
