import type { SessionAnswer } from './identity/identity.gen';

export type { SessionAnswer, SessionProfile } from './identity/identity.gen';

type Held = { token: string; person: string; expiresAt: number; receivedAt: number };
type Listener = (answer: SessionAnswer | null) => void;

const RENEW_BEFORE = 30_000;
/** A device's clock may be far ahead of the server's; a token this young is believed whatever its expiry says. */
const SURELY_FRESH = 60_000;

let held: Held | null = null;
const listeners = new Set<Listener>();

/** The session begins or is renewed. The token stays in this tab's memory only. */
export function openSession(answer: SessionAnswer): void {
  held = {
    token: answer.accessToken,
    person: answer.profile.id,
    expiresAt: Date.parse(answer.expiresAt),
    receivedAt: Date.now(),
  };
  for (const tell of listeners) tell(answer);
}

/** The session is over: signed out here or elsewhere, or refused by the server. */
export function closeSession(): void {
  held = null;
  for (const tell of listeners) tell(null);
}

/** Whose session it is. */
export const signedInPerson = (): string | null => held?.person ?? null;

export const accessToken = (): string | null => held?.token ?? null;

export function tokenIsFresh(now = Date.now()): boolean {
  return held !== null && (now < held.expiresAt - RENEW_BEFORE || now < held.receivedAt + SURELY_FRESH);
}

/** Calls the listener at every opening, renewal (with the answer) and closing (with null) until unsubscribed. */
export function onSession(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
